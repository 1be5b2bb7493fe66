/**
 * Which files reach the browser in one piece. Small files pack badly and cost a request each; large ones bring what a page
 * has no use for. Each group below is what one kind of page needs as a whole; the budgets that it serves are measured by
 * `e2e/site.e2e.ts` (public pages) and `e2e/dashboard-weight.e2e.ts` (the ways in, and everything behind them).
 */
import {
  contracts,
  features,
  lib,
  noun,
  packages,
  parts,
  passes,
  platform,
  radixParts,
  screens,
  signs,
  ui,
} from './build-modules.ts'

type ChunkGroup = { name: string | ((id: string) => string); test: (id: string) => boolean }

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
  ...['square-check', 'user-plus', 'clipboard-list', 'chevron-up', 'bell'],
)
/** Signs of the ways in and of signed-in screens alone: they stay with the screens that show them. */
const isSignedInSign = passes(
  ...signs('eye', 'eye-off', 'key-round'),
  ...staffSigns,
  ...signs('cloud', 'cloud-sun', 'cloud-rain', 'cloud-lightning', 'sunrise'),
  ...signs('award', 'trash', 'plus', 'trending-up', 'external-link'),
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
      ...signs('activity', 'arrow-left', 'arrow-right', 'calendar', 'check', 'circle-check', 'circle-dashed'),
      ...signs('circle-exclamation-point', 'file-text', 'flag', 'heart', 'info', 'list-checks', 'lock'),
      ...signs('house', 'message-circle', 'pencil', 'shield-check', 'sparkles', 'x'),
      ...signs('copy', 'hand-helping', 'log-out', 'rotate-ccw-clock', 'send', 'users'),
    ),
  },
  // What every form works with, public ones too.
  {
    name: 'form',
    test: passes(
      ...ui('form', 'form-held', 'form-message', 'form-unseen', 'field', 'text-area', 'text-field'),
      ...ui('dropdown-menu'),
      ...lib('fingerprint'),
      ...platform('autosave/drafts.client'),
    ),
  },
  // What a screen is made of that shows what it asked the server for.
  {
    name: 'cards',
    test: passes(
      ...ui(
        'card',
        'debounced',
        'empty-state',
        'failure-state',
        'fold',
        'more-button',
        'now',
        'relative-time',
      ),
    ),
  },
  // What public pages use some of: each piece stays by itself, so that none of them brings what it has no use for.
  {
    name: id => id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''),
    test: id => isSign(id) && !isSignedInSign(id),
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
  { name: 'auth', test: passes(...noun('auth/auth'), ...features('auth/idle/idle.rules')) },
  // What patients' and staff's screens share and public pages do without.
  {
    name: 'signed-in',
    test: passes(
      ...noun('appointments/appointments', 'care-team/care-team', 'check-ins/check-ins'),
      ...noun(
        'checklist/checklist',
        'goals/goals',
        'messaging/messaging',
        'patients/patients',
        'tasks/tasks',
      ),
      // Without the words of the gate and of the profile: they come with those.
      ...['offline.store', 'offline.rules', 'offline-note/'].map(part => `src/features/offline/${part}`),
      // In the language of the build: the rules of danger know both, and bring the other one.
      `src/features/safety/safety.text.${language === 'es' ? 'es.' : ''}ts`,
      ...platform('autosave/autosave'),
      ...lib('dates', 'zones'),
      ...ui(
        'arrival',
        'count',
        'checkbox',
        'dialog',
        'double-click',
        'fold-card',
        'going-on',
        'on-demand',
        'skeleton',
      ),
      ...features('auth/auth.store', 'care-team/care-team.staff.text', 'cover/cover.rules'),
      ...features('safety/help-card/help-card.rules'),
      ...parts('appointments/appointment-status', 'appointments/schedule-button', 'care-team/team-line'),
      ...parts('check-ins/mood-icon', 'goals/create-goal', 'goals/goal-help', 'goals/goal-item'),
      ...parts('messaging/sending-unsent', 'safety/help-card', 'tasks/task-list'),
      'src/screens/frame/data-layout',
      'src/screens/frame/workspace/portal-',
      'src/screens/frame/workspace/section',
      `src/screens/frame/workspace/workspace.text.${language === 'es' ? 'es.' : ''}ts`,
      'src/screens/frame/workspace/workspace-footer',
      'src/screens/patient-portal/portal-layout',
      ...signs('plus', 'trash', 'trending-up'),
    ),
  },
  // Signing in and the account ask for it, and so does the frame of staff.
  { name: 'second-factor', test: passes(...noun('auth/second-factor/second-factor')) },
  // How a day and an hour are written and chosen: every screen of staff, and a patient who asks for a time.
  {
    name: 'times',
    test: passes(...parts('appointments/time-choice'), ...lib('date-fields', 'hours', 'typed-dates')),
  },
  // What every screen of staff brings: their frame, how people are found, and what a row and its keys need. As files of their
  // own these were sixty requests of a few hundred bytes each, six at a time.
  {
    name: 'staff',
    test: passes(
      ...noun('caseload/caseload', 'caseload/patient-finder/patient-finder'),
      ...noun('patients/patient-records/patient-records', 'appointments/agenda/agenda'),
      ...noun('messaging/settlement/settlement', 'staff-tasks/staff-tasks'),
      ...features('safety/safety.queries', 'safety/safety.staff.text'),
      ...parts('safety/frame-alerts', 'safety/people-in-danger', 'safety/safety-alert-list'),
      'src/screens/frame/command-palette/command-palette.text',
      'src/screens/frame/loaded-toast',
      'src/screens/frame/workspace/',
      'src/screens/administration/administration.text',
      'src/screens/desk/desk-layout',
      ...platform('api/staff-hat.client'),
      ...lib('nicknames', 'person-names', 'person-search'),
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
    ),
  },
  // What reads the answers of the server by their contracts, and what somebody typed: only some parts need it.
  {
    name: 'contracts',
    test: passes(...packages('zod'), ...platform('api/api.contract'), ...lib('one-line', 'page-end')),
  },
  // What a longer form has, and one in a dialog.
  {
    name: 'fields',
    test: passes(
      ...features('forms/questions/questions.rules', 'notes/notes.rules'),
      ...ui('form-dialog', 'progress-bar', 'scroll-area', 'select-field', 'unseen-in-form'),
    ),
  },
  // How somebody proves an address or chooses a password: ways in, the account, a patient's profile.
  {
    name: 'proof',
    test: passes(
      ...noun('auth/verification/verification'),
      ...parts('auth/mailbox-note', 'auth/verification/code-step', 'auth/verification/resend-button'),
      ...ui('password-field', 'repeated-password'),
      ...signs('eye', 'eye-off'),
    ),
  },
  {
    name: 'passkeys',
    test: passes(
      ...noun('auth/passkeys/passkeys'),
      ...parts('auth/passkeys/passkey-button'),
      ...signs('key-round'),
    ),
  },
  // The ways in.
  {
    name: 'entry',
    test: passes(
      ...noun('auth/sign-in/sign-in', 'auth/sign-up/sign-up', 'auth/idle/idle'),
      ...parts('auth/account-form', 'auth/auth-layout', 'auth/forgot-password-link'),
      ...parts('auth/sign-in-form', 'auth/sign-up-form', 'auth/second-factor/second-step'),
      ...screens('auth/auth-screens.text', 'auth/go-on', 'auth/message-page', 'auth/proof-screens.text'),
    ),
  },
  // What the desk and administration share of people.
  {
    name: 'record',
    test: passes(
      ...noun('activities/activities', 'patients/patient-facts/patient-facts', 'tags/tags'),
      ...features('forms/submissions/submissions.text'),
      ...parts('checklist/progress-tables', 'patients/patient-facts/safe-contact', 'tags/tag-chip'),
      ...ui('chart-table', 'data-table', 'paged-table'),
    ),
  },
  // What is done with several people at once, who may be the same person, and who stands in for whom.
  {
    name: 'people',
    test: passes(
      ...features('patients/many-patients/many-patients.rules'),
      ...features('reports/reports.queries', 'reports/reports.text'),
      ...parts('reports/generate-report'),
    ),
  },
  { name: 'likeness', test: passes(...features('likeness/likeness.queries', 'likeness/likeness.text')) },
  {
    name: 'cover',
    test: passes(...features('cover/cover.queries', 'cover/cover.text'), ...parts('cover/cover-badge')),
  },
  // What several screens of the desk show of a person.
  {
    name: 'desk',
    test: passes(
      ...parts('appointments/staff-appointment', 'caseload/chosen-for-step', 'caseload/next-step'),
      ...parts('messaging/undeliverable-messages', 'patients/patient-facts/last-contact', 'queue/snooze'),
      ...screens('desk/overview.text'),
      ...ui('key-hint', 'view-links'),
    ),
  },
  // What reads the answers about a patient.
  {
    name: 'patient-contracts',
    test: passes(...contracts('care-team/care-team', 'cases/cases', 'caseload/caseload', 'cover/cover')),
  },
  // Who works here and who is invited.
  {
    name: 'workers',
    test: passes(...noun('organizations/invitations/invitations', 'staff/staff')),
  },
  { name: 'files', test: passes(...noun('files/files', 'files/uploads/uploads')) },
  // What is drafted, and what is written again and again.
  {
    name: 'written',
    test: passes(...noun('assistant/drafts/drafts', 'reply-templates/reply-templates')),
  },
]
