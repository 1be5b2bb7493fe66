/** What the frames of the workspaces hold: their foot, the menus of whoever is here, and the bar at the bottom of a phone. */
import { beforeEach, expect, test } from 'vitest'
import { fireEvent, ok, press, screen, show, within } from '../../../../test/component-screen.tsx'
import { inPortal } from '../../../../test/portal-screen.tsx'
import type { FrameSession } from '../frame-session.ts'
import { AccountMenu } from './account-menu.tsx'
import { administrationSections } from './administration-sections.ts'
import PortalFrame from './portal-frame.tsx'
import { PortalMenu } from './portal-menu.tsx'
import { BottomBar } from './section-links.tsx'
import WorkspaceFooter from './workspace-footer.tsx'

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

const somebody: FrameSession = {
  status: 'signed-in',
  name: 'Noor Haddad',
  isAdministrator: false,
  isPatient: true,
  isStaff: false,
  isPremium: false,
  isOnTrial: false,
  trialDaysLeft: null,
  isIdleLimited: false,
  organizationsAt: () => [],
  signOut: () => Promise.resolve(),
  chooseOrganization: () => Promise.resolve(),
}
const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(link => link.textContent)

test('the foot says what we do not do and where help is, and changes the theme with one list', () => {
  show(<WorkspaceFooter isPortal />, '/patient-portal/dashboard')
  const foot = screen.getByRole('contentinfo')
  expect(foot.textContent).toContain('no medical, legal or clinical advice')
  expect(foot.textContent).toContain('Call 911 in an emergency, 988 at any hour.')
  expect(linksOf(foot)).toEqual(['About Handrail', 'Privacy', 'Terms', 'Español'])
  const theme = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colors' })
  expect(theme.selectedOptions[0]?.textContent).toBe('Like my device')
  fireEvent.change(theme, { target: { value: 'dark' } })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(theme.selectedOptions[0]?.textContent).toBe('Dark')
  fireEvent.change(theme, { target: { value: 'system' } })
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('in the portal’s menu stand Case Manager for everybody and Admin for administrators', () => {
  show(<PortalMenu session={somebody} />, '/patient-portal/dashboard')
  const menu = screen.getByRole('navigation', { name: 'Your account', hidden: true })
  expect(within(menu).queryByText('Premium')).toBeNull()
  expect(within(menu).getByText('Case Manager').getAttribute('href')).toBe('/case-manager')
  expect(within(menu).queryByText('Admin')).toBeNull()
})

test('of an administrator, the portal’s menu leads to administration and says Premium', () => {
  show(
    <PortalMenu session={{ ...somebody, isAdministrator: true, isStaff: true, isPremium: true }} />,
    '/patient-portal/dashboard',
  )
  const menu = screen.getByRole('navigation', { name: 'Your account', hidden: true })
  expect(within(menu).getByText('Admin').getAttribute('href')).toBe('/admin')
  expect(within(menu).getByText('Premium')).toBeTruthy()
})

test('the account’s menu says who is here, Premium, and leads to the other language', async () => {
  show(<AccountMenu session={{ ...somebody, isStaff: true, isPremium: true }} />, '/case-manager')
  await press(/^NH, Noor Haddad/)
  const menu = await screen.findByRole('menu')
  expect(within(menu).getByText('Noor Haddad')).toBeTruthy()
  expect(within(menu).getByText('Premium')).toBeTruthy()
  expect(
    within(menu).getByRole('menuitem', { name: 'Español' }).firstElementChild?.getAttribute('lang'),
  ).toBe('es')
})

test('administration’s bar on a phone holds what is opened most, and the rest is under More', async () => {
  const sections = administrationSections.map(({ tab, ...section }) => ({
    ...section,
    to: `/admin?tab=${tab}`,
    isCurrent: tab === 'specialists',
  }))
  show(<BottomBar label="Sections" sections={sections} />, '/admin?tab=specialists')
  await press('More')
  const bar = screen.getByRole('navigation', { name: 'Sections', hidden: true })
  expect(
    [...bar.querySelectorAll('a')].map(
      link => link.querySelector('.sr-only')?.textContent ?? link.textContent,
    ),
  ).toEqual(['Patients', 'Case Managers', 'Tasks', 'Activity Tracking'])
  const rest = await screen.findAllByRole('menuitemradio')
  expect(rest.map(item => item.textContent)).toContain('Support Specialists')
  expect(rest).toHaveLength(administrationSections.length - 4)
})

test('the portal counts what is to do and what is unread beside its sections, wherever somebody is', async () => {
  inPortal('/patient-portal/profile', <PortalFrame />, {
    'GET /portal/figures': ok({ onboarding: 'completed', unreadMessages: 1 }),
    'GET /portal/forms': ok(
      ['in_progress', 'pending', 'completed', 'not_started'].map(status => ({ status })),
    ),
    'GET /tasks': ok(['pending', 'completed'].map(status => ({ status }))),
  })
  // In the row at the top, and in a phone's bar.
  expect(await screen.findAllByRole('link', { name: 'Forms & Tasks 3 to do' })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Messages (1)' })).toHaveLength(2)
})
