/**
 * Which files reach the browser in one piece. Small files pack badly and cost a request each; large ones bring what a page
 * has no use for. Each group below is what one kind of page needs as a whole; the budgets that it serves are measured by
 * `e2e/site.e2e.ts` (public pages) and `e2e/dashboard-weight.e2e.ts` (the patient's dashboard).
 */
import { globSync } from 'node:fs'

type ChunkGroup = { name: string | ((id: string) => string); test: (id: string) => boolean }

/** Whether a module's path goes through one of these, such as `src/ui/button.` or `node_modules/react/`. */
function passes(...parts: string[]): (id: string) => boolean {
  return id => {
    const path = id.replaceAll('\\', '/')
    return parts.some(part => path.includes(part))
  }
}

/** Files of a room by their names. One that was moved since fails the build: its code would weigh on every page unseen. */
const filesOf =
  (room: string) =>
  (...names: string[]): string[] =>
    names.map(name => {
      if (globSync(`src/${room}/${name}.*`).length === 0) throw new Error(`There is no src/${room}/${name}.`)
      return `src/${room}/${name}.`
    })

const ui = filesOf('ui')
const lib = filesOf('lib')
const platform = filesOf('platform')
const packages = (...names: string[]) => names.map(name => `node_modules/${name}/`)
const radixParts = (...names: string[]) => names.map(name => `@radix-ui/${name}/`)
const signs = (...names: string[]) => names.map(name => `lucide-react/dist/esm/icons/${name}.`)
/** What the browser knows of a noun without asking the server: its questions, rules, words, and what it keeps itself. */
const noun = (...paths: string[]) =>
  paths.flatMap(path =>
    ['queries', 'rules', 'text', 'store'].map(ending => `src/features/${path}.${ending}.`),
  )

/** The language of the build that is under way (scripts/build.ts). */
const language = process.env.HANDRAIL_LANGUAGE

const isSign = passes('lucide-react/dist/esm/icons/')
const isFrame = passes(
  'src/root.tsx',
  'src/screens/frame/',
  ...ui('button', 'badge', 'class-names', 'handrail-mark', 'navigation-menu', 'toast', 'toaster'),
  ...lib('brand', 'language', 'site', 'quick-exit', 'form-reading'),
  ...platform('offline-cache/offline.client'),
  'lucide-react/dist/esm/',
)
const isSignedInFrame = passes(
  ...['data-layout', 'loaded-toast', 'command-palette', 'organization-switch', 'workspace'].map(
    name => `src/screens/frame/${name}`,
  ),
)

const staffSigns = signs(
  ...['circle-question-mark', 'ellipsis', 'inbox', 'search', 'settings'],
  ...['square-check', 'user-plus'],
)
/** Signs of signed-in screens alone: they stay with the screens that show them. */
const isSignedInSign = passes(
  ...staffSigns,
  ...signs(
    'cloud',
    'cloud-sun',
    'cloud-rain',
    'cloud-lightning',
    'sunrise',
    'award',
    'trash',
    'plus',
    'bell',
  ),
  ...signs('trending-up', 'external-link'),
)
const isPublicPiece = passes(
  ...ui('card', 'empty-state', 'failure-state', 'field', 'form-message', 'spinner', 'tab-row'),
  ...ui('text-area', 'text-field', 'password-field', 'debounced', 'dropdown-menu', 'fold', 'more-button'),
  ...ui('now', 'relative-time'),
)

/** The first group that takes a module keeps it. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'framework', test: passes(...packages('react', 'react-dom', 'react-router', 'scheduler')) },
  // Our own parts that every page needs: together they pack smaller than as thirty files.
  { name: 'frame', test: id => isFrame(id) && !isSign(id) && !isSignedInFrame(id) },
  // What every screen that asks the server needs.
  {
    name: 'data',
    test: passes(
      ...packages('@tanstack', '@orpc'),
      ...platform('api/api.client', 'api/query-client', 'live/live.client', 'live/live.gen'),
    ),
  },
  // The signs that screens of every kind show: together they pack smaller than the few that a page could do without.
  {
    name: 'icons',
    test: passes(
      ...signs('activity', 'arrow-right', 'calendar', 'check', 'circle-check', 'circle-dashed'),
      ...signs('circle-exclamation-point', 'file-text', 'flag', 'heart', 'info', 'list-checks', 'lock'),
      ...signs('house', 'message-circle', 'pencil', 'shield-check', 'sparkles', 'x'),
    ),
  },
  // What public pages use some of: each piece stays by itself, so that none of them brings what it has no use for.
  {
    name: id => id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''),
    test: id => (isSign(id) && !isSignedInSign(id)) || isPublicPiece(id),
  },
  // What every form works with, public ones too.
  {
    name: 'form',
    test: passes(
      ...ui('form', 'form-held', 'form-unseen'),
      ...lib('fingerprint'),
      ...platform('autosave/drafts.client'),
    ),
  },
  // What all of the library's controls stand on.
  {
    name: 'radix',
    test: passes(
      ...radixParts('primitive', 'react-slot', 'react-compose-refs', 'react-context', 'react-primitive'),
      ...radixParts('react-presence', 'react-id', 'react-direction', 'react-use-callback-ref'),
      ...radixParts('react-use-layout-effect', 'react-use-controllable-state', 'react-use-effect-event'),
    ),
  },
  // Who is here: asked on public pages too, by whoever may be signed in.
  { name: 'auth', test: passes(...noun('auth/auth')) },
  // What patients' and staff's screens share and public pages do without.
  {
    name: 'signed-in',
    test: passes(
      ...noun('appointments/appointments', 'goals/goals'),
      ...noun('messaging/messaging', 'check-ins/check-ins', 'tasks/tasks'),
      // Without the words of the gate and of the profile: they come with those.
      ...['offline.store', 'offline.rules', 'offline-note/'].map(part => `src/features/offline/${part}`),
      ...noun('patients/patients'),
      'src/features/auth/auth.store',
      'src/features/checklist/checklist.rules.',
      'src/features/messaging/parts/sending-unsent',
      // In the language of the build: the rules of danger know both, and bring the other one.
      `src/features/safety/safety.text.${language === 'es' ? 'es.' : ''}ts`,
      'src/features/safety/help-card/help-card.rules',
      'src/features/safety/parts/help-card',
      'src/features/tasks/parts/task-list',
      ...platform('autosave/autosave'),
      ...lib('dates', 'zones'),
      ...ui('checkbox', 'dialog', 'double-click', 'fold-card', 'going-on', 'on-demand', 'skeleton'),
      'src/features/goals/parts/create-goal.',
      'src/features/goals/parts/goal-help',
      'src/features/goals/parts/goal-item',
      'src/features/appointments/parts/schedule-button',
      'src/features/check-ins/parts/mood-icon',
      'src/screens/frame/data-layout',
      'src/screens/frame/workspace/portal-',
      'src/screens/frame/workspace/section',
      `src/screens/frame/workspace/workspace.text.${language === 'es' ? 'es.' : ''}ts`,
      'src/screens/frame/workspace/workspace-footer',
      'src/screens/patient-portal/portal-layout',
      ...ui('arrival', 'count'),
      ...signs('plus', 'trash', 'trending-up'),
    ),
  },
  // Signing in and the account ask for it, and so does the frame of staff.
  { name: 'second-factor', test: passes(...noun('auth/second-factor/second-factor')) },
  // What every screen of staff brings: their frame, how people are found, and what a row and its keys need. As files of their
  // own these were sixty requests of a few hundred bytes each, six at a time.
  {
    name: 'staff',
    test: passes(
      ...noun('caseload/caseload', 'caseload/patient-finder/patient-finder'),
      ...noun('patients/patient-records/patient-records', 'appointments/agenda/agenda'),
      ...noun('messaging/settlement/settlement', 'staff-tasks/staff-tasks'),
      ...['queries', 'staff.text'].map(ending => `src/features/safety/safety.${ending}.`),
      'src/features/safety/parts/frame-alerts',
      'src/features/safety/parts/people-in-danger',
      'src/features/safety/parts/safety-alert-list',
      'src/screens/frame/command-palette/command-palette.text',
      'src/screens/frame/loaded-toast',
      'src/screens/frame/workspace/',
      'src/screens/administration/administration.text',
      'src/screens/desk/desk-layout',
      ...platform('api/staff-hat.client'),
      ...lib('date-fields', 'hours', 'nicknames', 'person-names', 'person-search', 'typed-dates'),
      ...ui(
        'asked-by-address',
        'finder',
        'gutter-group',
        'opened-by-address',
        'page-keys',
        'row-keys',
        'rows',
      ),
      ...ui('workspace-page'),
      ...staffSigns,
      ...signs('bell'),
    ),
  },
  // What a patient's page for staff and administration share.
  {
    name: 'record',
    test: passes(
      ...noun('tags/tags', 'patients/patient-facts/patient-facts', 'activities/activities'),
      'src/features/forms/submissions/submissions.text.',
      'src/features/tags/parts/tag-chip',
      ...ui('chart-table', 'data-table', 'paged-table'),
    ),
  },
]
