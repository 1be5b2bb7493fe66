import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { socialServicesText } from './social-services.text.ts'

export const meta = () =>
  pageMeta({
    title: socialServicesText.title,
    description: socialServicesText.description,
    address: '/solutions/social-services',
  })

export default function SocialServices() {
  return <StoryPage text={socialServicesText} />
}
