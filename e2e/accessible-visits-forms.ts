/** Where the walk over all screens goes where forms are built and their submissions are read. */
import { afterClosing, press, type Walk } from './accessible-visits.ts'
import { opening } from './accessible-visits-staff.ts'

export const formBuilder: Walk = {
  who: 'an administrator who builds forms',
  person: 'ruth',
  isEnglishOnly: true,
  visits: [
    { route: 'admin', at: () => '/admin?tab=form-submissions' },
    {
      route: 'admin',
      at: () => '/admin?tab=form-management',
      opens: {
        'deleting a form': opening(/^Delete: /),
        'building a form': afterClosing(opening('Create Form')),
        'changing a form, with a field open and its preview': afterClosing(async (page, world, copy) => {
          await opening(/^Edit: About you/)(page, world, copy)
          await press(page, /^Change: Which pronouns/)
          await press(page, 'Preview as the patient sees it')
        }),
      },
    },
  ],
}
