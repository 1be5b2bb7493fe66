export const notificationsEmailText = {
  open: 'Open it here:',
  whyPatient: 'You can change how and when we reach you on your profile page. Please do not answer this email.',
  whyStaff: 'You get this email because you work with Handrail. Please do not answer it.',
}
