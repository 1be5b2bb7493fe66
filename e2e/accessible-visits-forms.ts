/** Where the walk over all screens goes where forms are built and their submissions are read. */
import { opening, press, type Walk } from './accessible-visits.ts'

export const formBuilder: Walk = {
  who: 'an administrator who builds forms',
  person: 'ruth',
  isEnglishOnly: true,
  visits: [
    { route: 'admin', at: () => '/admin?tab=form-submissions' },
    {
      route: 'admin',
      at: () => '/admin?tab=form-management',
      opens: { 'deleting a form': opening(/^Delete: /) },
    },
    {
      route: 'admin/forms/:formId',
      at: () => '/admin/forms/new',
    },
    {
      route: 'admin/forms/:formId',
      at: ({ form }) => `/admin/forms/${form}`,
      opens: {
        'with a field open': async page =>
          page
            .getByRole('button', { name: /^Change: / })
            .first()
            .click(),
        'with a field that is to be added': async page => press(page, 'Add Field'),
      },
    },
  ],
}
