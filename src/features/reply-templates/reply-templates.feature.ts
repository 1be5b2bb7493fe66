import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: "Words that staff write again and again, for messages and notes: one's own, and the organization's.",
  topics: { 'reply-templates': 'staff' },
  refreshedBy: {
    replyTemplates: { staff: ['reply-templates'], administrator: ['reply-templates'] },
  },
  shownIn: { settings: 'parts/organization-templates' },
  words: { reply_templates: ['name', 'body'] },
}
