export const activityText = {
  title: 'Activity',
  lead: 'What your patients did lately, as it happens.',
}
