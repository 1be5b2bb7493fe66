export const checklistStatusText = {
  title: 'Checklist Status',
  items: 'Checklist Items Status',
  lead: 'Each checklist item, and how your active patients stand with it.',
}
