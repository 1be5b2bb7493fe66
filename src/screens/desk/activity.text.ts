export const activityText = {
  title: 'Activity',
  feed: 'Patient Activity Feed',
  lead: 'What your patients did lately, as it happens.',
}
