import { brand } from '#lib/brand.ts'

export const notificationsEmailText = {
  open: 'Open it here:',
  why: {
    patient:
      'You can change how and when we reach you on your profile page. Please do not answer this email.',
    staff: `You get this email because you work with ${brand.name}. Please do not answer it.`,
    subscriber: `You get this email because you subscribed to Premium of ${brand.name}. Please do not answer it.`,
    operator: `You get this email because inquiries to ${brand.name} come to this address.`,
    invited: 'If you did not expect this email, you can leave it. Please do not answer it.',
  },
}
