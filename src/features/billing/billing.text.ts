/** What staff read of Premium inside their work. */
export const billingText = {
  seePremium: 'See Premium',
}
