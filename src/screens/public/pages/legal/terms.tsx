import { pageMeta } from '#screens/frame/page-meta.ts'
import { Reading } from '#screens/public/templates/reading.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { termsText as text } from './terms.text.ts'

export const meta = () => pageMeta({ title: text.title, description: text.description, address: '/terms' })

export default function Terms() {
  return (
    <Reading text={text}>
      <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5">
        <p>{text.contactNote}</p>
        <ButtonLink to="/contact" look="secondary">
          {text.contact}
        </ButtonLink>
      </div>
    </Reading>
  )
}
