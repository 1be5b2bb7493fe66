/** A patient without a connection: their screens open, what they last saw too where they said so, and nobody else reads it. */
import type { Page } from '@playwright/test'
import { expect, test } from './copy.ts'
import { follow } from './follow.ts'
import { signIn, signOut } from './people.ts'

const code = 'blue kettle 7'

/** Waits until the service worker has kept the screens' code. */
async function screensAreKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
}

const textOfDevice = 'This device is my own'

async function makeDeviceOwn(page: Page): Promise<void> {
  await follow(page, '/patient-portal/profile#device')
  await page.getByRole('button', { name: textOfDevice }).click()
  await page.getByLabel('A code for this device').fill('12345')
  await page.getByRole('button', { name: 'Keep my pages here' }).click()
  await expect(page.getByText('Choose at least 6 letters or digits.')).toBeVisible()
  await page.getByLabel('A code for this device').fill(code)
  await page.getByLabel('The same code again').fill(code)
  await page.getByRole('button', { name: 'Keep my pages here' }).click()
  await expect(page.getByText('This device keeps the pages you saw last')).toBeVisible()
  const before = await keptOn(page)
  await follow(page, '/patient-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  // What is on the screen settles before it is kept; every time it is sealed anew.
  await expect.poll(() => keptOn(page)).not.toBe(before)
  await expect(async () => {
    const kept = await keptOn(page)
    await page.waitForTimeout(1_000)
    expect(await keptOn(page)).toBe(kept)
  }).toPass()
}

/** The pages that the device keeps, as they lie on it: sealed. Empty where there are none. */
function keptOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = indexedDB.open('handrail-kept')
    const database = await new Promise<IDBDatabase>(resolve => {
      open.onsuccess = () => resolve(open.result)
    })
    const all = database.transaction('pages').objectStore('pages').getAll()
    const rows = await new Promise<unknown[]>(resolve => {
      all.onsuccess = () => resolve(all.result)
    })
    database.close()
    const words = rows.map(row => {
      const data = (row as { data?: ArrayBuffer }).data
      return data ? new TextDecoder('latin1').decode(data) : ''
    })
    return words.join('')
  })
}

test('without a connection the portal shows nothing of anybody, and one’s own device the last pages, by a code, until Sign Out', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  // What works without a connection is kept by the service worker.
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signIn(page, copy, 'maria')
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  await screensAreKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  await expect(page.getByText('Maria')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')

  // What is kept on one's own device is unreadable there.
  await makeDeviceOwn(page)
  const kept = await keptOn(page)
  expect(kept.length).toBeGreaterThan(500)
  expect(kept).not.toContain('Maria')
  expect(kept).not.toContain('patient')

  // It opens with the code, and only with it.
  await context.setOffline(true)
  await page.goto('/patient-portal')
  await expect(page.getByRole('heading', { name: 'Open what you saw last' })).toBeVisible()
  await page.getByLabel('Your code for this device').fill('not the code')
  await page.getByRole('button', { name: 'Open my pages' }).click()
  await expect(page.getByText('That is not the code. You have 9 more tries.')).toBeVisible()
  await page.getByLabel('Your code for this device').fill(code)
  await page.getByRole('button', { name: 'Open my pages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByText(/This is what you saw on/)).toBeVisible()
  await page
    .getByRole('link', { name: /Messages/ })
    .first()
    .click()
  await expect(page).toHaveURL(/messages/)

  // It goes with Sign Out.
  await context.setOffline(false)
  await page.goto('/patient-portal/dashboard')
  await signOut(page)
  await context.setOffline(true)
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open what you saw last' })).toHaveCount(0)
})
