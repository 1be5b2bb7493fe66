/**
 * The portal for somebody who has no pointer and the smallest phone: everything is reached with Tab and done with the
 * keys, and what has the focus is in sight. The long form does it in Spanish too: keys know no language, and whether its words fit
 * is asked of every screen by accessible.e2e.ts.
 */
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { assistantPatientText as assistantPortalTextSpanish } from '../src/features/assistant/assistant.patient.text.es.ts'
import { assistantPatientText } from '../src/features/assistant/assistant.patient.text.ts'
import { checkInsText as checkInsTextSpanish } from '../src/features/check-ins/check-ins.text.es.ts'
import { checkInsText } from '../src/features/check-ins/check-ins.text.ts'
import { formsText as formsTextSpanish } from '../src/features/forms/forms.text.es.ts'
import { formsText } from '../src/features/forms/forms.text.ts'
import { goalsText as goalsTextSpanish } from '../src/features/goals/goals.text.es.ts'
import { goalsText } from '../src/features/goals/goals.text.ts'
import { messagingText as messagingTextSpanish } from '../src/features/messaging/messaging.text.es.ts'
import { messagingText } from '../src/features/messaging/messaging.text.ts'
import { onboardingText as onboardingTextSpanish } from '../src/features/onboarding/onboarding.text.es.ts'
import { onboardingText } from '../src/features/onboarding/onboarding.text.ts'
import { portalLayoutText as portalLayoutTextSpanish } from '../src/screens/patient-portal/portal-layout.text.es.ts'
import { portalLayoutText } from '../src/screens/patient-portal/portal-layout.text.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { areEnginesOff } from './engines.ts'
import { fitsOn320 } from './look.ts'
import { signUp } from './people.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** No screen of the portal has more stops than this on the way around it. */
const STOPS_AT_MOST = 120

const languages = {
  '': {
    assistant: assistantPatientText,
    forms: formsText,
    form: 'Your health and daily life',
    goals: goalsText,
    messaging: messagingText,
    checkIns: checkInsText,
    onboarding: onboardingText,
    tabs: portalLayoutText,
  },
  '/es': {
    assistant: assistantPortalTextSpanish,
    forms: formsTextSpanish,
    form: 'Su salud y su vida diaria',
    goals: goalsTextSpanish,
    messaging: messagingTextSpanish,
    checkIns: checkInsTextSpanish,
    onboarding: onboardingTextSpanish,
    tabs: portalLayoutTextSpanish,
  },
}

/** The key that leads from what has the focus to the target, or none where it is there. Asked at every stop, so of the element itself. */
const keyTo = (target: ElementHandle<Element>) =>
  target.evaluate(element => {
    const active = document.activeElement
    if (element === active) return undefined
    const isBefore =
      element.compareDocumentPosition(active ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING
    return active !== document.body && isBefore ? 'Shift+Tab' : 'Tab'
  })

/** Presses Tab, or Shift and Tab, until the focus is there, and expects it to be in sight and marked. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const element = (await target.elementHandle()) as ElementHandle<Element>
  for (let stops = 0; stops < STOPS_AT_MOST; stops++) {
    const key = await keyTo(element)
    if (!key) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  // Of a field with several lines, browsers bring the one with the caret into sight.
  await expect(target).toBeInViewport({ ratio: 0.3 })
  const isMarked = await target.evaluate(element => {
    // A field that is drawn by what surrounds it may be marked there.
    for (
      let around: Element | null = element, steps = 0;
      around && steps < 3;
      around = around.parentElement, steps++
    ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around)
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true
    }
    return false
  })
  expect(isMarked, `the focus on ${target} can be seen`).toBe(true)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

/** Fills in a form, whose first question is a choice, the second a line, and the fifth a number: where the focus goes by itself, the keys go on. */
async function fillIn(page: Page, text: (typeof languages)[keyof typeof languages]): Promise<void> {
  const { startOf, questionOf, next, submit, submitted, problems, readOf } = text.forms
  const question = (number: number) => page.getByRole('heading', { name: questionOf(number, 6) })
  const goOn = () => page.getByRole('button', { name: next, exact: true }).press('Enter')
  await press(page, page.getByRole('button', { name: startOf(text.form) }))
  await expect(question(1)).toBeVisible()
  await page.getByRole('main').getByRole('combobox').press('Enter')
  await expect(page.getByRole('option').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await goOn()
  await expect(question(2)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('The clinic on Fifth Street')
  await page.keyboard.press('Enter')
  for (const at of [3, 4, 5]) {
    await expect(question(at)).toBeFocused()
    if (at < 5) await goOn()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('three')
  await goOn()
  await expect(page.getByText(problems.numberUnreadable)).toBeVisible()
  await page.getByRole('main').getByRole('textbox').press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await goOn()
  await page.getByRole('button', { name: submit }).press('Enter')
  await expect(page.getByText(submitted.title)).toBeVisible()
  await page.getByRole('link', { name: readOf(text.form) }).press('Enter')
  await expect(page.getByText('The clinic on Fifth Street')).toBeVisible()
}

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'

for (const [language, text] of Object.entries(languages).filter(([address]) => isLong || address === ''))
  test(`everything in the portal is done by keyboard ${language || '/en'}`, async ({ page, copy }) => {
    test.setTimeout(180_000)
    const defects = watchForDefects(page)
    const tab = (name: string) =>
      page.getByRole('navigation', { name: text.tabs.tabs }).getByRole('link', { name })
    await signUp(page, copy)
    await page.goto(`${language}/patient-portal/dashboard`)

    // A check-in, and the needs box.
    await press(page, page.getByRole('button', { name: text.checkIns.moods[4], exact: true }))
    await press(page, page.getByRole('button', { name: text.checkIns.save, exact: true }))
    await expect(page.getByText(text.checkIns.saved)).toBeVisible()
    await reach(page, page.getByLabel(text.assistant.needsBox.label))
    await page.keyboard.type('I need a ride to the clinic')
    await press(page, page.getByRole('button', { name: text.assistant.needsBox.submit }))
    const { responseTitle, savedToNotes } = text.assistant.needsBox
    await expect(page.getByText(areEnginesOff ? savedToNotes : responseTitle)).toBeVisible()
    await fitsOn320(page, 'the dashboard')

    // The welcome questions.
    await press(page, tab(text.tabs.gettingStarted))
    const answer = page.getByLabel(text.onboarding.inputLabel)
    await reach(page, answer)
    await page.keyboard.type('My first answer')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').getByText('My first answer')).toBeVisible()
    await expect(answer).toHaveValue('')
    await expect(answer).toBeFocused()
    await fitsOn320(page, 'the welcome questions')

    // A message.
    await press(page, tab(text.tabs.messages))
    await press(page, page.getByRole('button', { name: text.messaging.newMessage }))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Enter')
    const write = page.getByLabel(text.messaging.write)
    await reach(page, write)
    await page.keyboard.type('Hello from my keys')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText('Hello from my keys')).toBeVisible()
    await press(page, page.getByRole('button', { name: text.messaging.back }))
    // On a phone list and thread take each other's place, and the focus goes along.
    await expect(page.locator('[data-row-open]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('h2').filter({ visible: true })).toBeFocused()
    await press(page, page.getByRole('button', { name: text.messaging.back }))
    await fitsOn320(page, 'messages')

    // A form.
    await press(page, tab(text.tabs.formsAndTasks))
    await fillIn(page, text)

    // A goal: unfolded, added, completed, deleted after being asked.
    await press(page, tab(text.tabs.profile))
    await press(page, page.locator('summary').filter({ hasText: text.goals.progressHeading }))
    const add = page.getByRole('button', { name: text.goals.add })
    await press(page, add)
    const dialog = page.getByRole('dialog', { name: text.goals.create.title })
    await reach(page, dialog.getByLabel(text.goals.create.goalTitle))
    await page.keyboard.type('Walk every morning')
    await fitsOn320(page, 'the dialog of a goal')
    await press(page, dialog.getByRole('button', { name: text.goals.create.submit }))
    await expect(dialog).toHaveCount(0)
    await expect(add).toBeFocused()
    const tick = page.getByRole('checkbox', { name: 'Walk every morning' })
    await press(page, tick, 'Space')
    await expect(tick).toBeChecked()
    await press(page, page.getByRole('button', { name: text.goals.remove.of('Walk every morning') }))
    await press(page, page.getByRole('button', { name: text.goals.remove.confirm, exact: true }))
    await expect(tick).toHaveCount(0)
    await fitsOn320(page, 'the profile')
    expect(defects).toEqual([])
  })
