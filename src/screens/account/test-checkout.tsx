import { billingText as text } from '#features/billing/billing.text.ts'
import { TestCheckout } from '#features/billing/parts/test-checkout.tsx'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { Page } from '#ui/page.tsx'

export const meta = () => pageMeta({ title: text.test.meta, isHidden: true })

export default function TestCheckoutScreen() {
  return (
    <Page width="reading" title={text.test.title} lead={text.test.lead}>
      <TestCheckout />
    </Page>
  )
}
