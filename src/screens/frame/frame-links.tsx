import { Badge } from '#ui/badge.tsx'
import type { NavigationEntry } from '#ui/navigation-menu.tsx'
import { frameText } from './frame.text.ts'

const premium = <Badge tone="marigold">{frameText.premium}</Badge>
const free = <Badge tone="rail">{frameText.free}</Badge>

function entry(
  to: string,
  [label = '', description]: readonly string[],
  badge?: typeof premium,
): NavigationEntry {
  return { to, label, description, badge }
}

const { solutionPages, productPages } = frameText

/** The pages of the menu "Solutions". */
export const solutionLinks: readonly NavigationEntry[] = [
  entry('/solutions/healthcare', solutionPages.healthcare),
  entry('/solutions/social-services', solutionPages.socialServices),
  entry('/solutions/workforce', solutionPages.workforce),
  entry('/solutions/education', solutionPages.education),
]

/** The pages of the menu "Product", with what each costs. */
export const productLinks: readonly NavigationEntry[] = [
  entry('/product/ai-copilot', productPages.copilot, premium),
  entry('/product/case-files', productPages.caseFiles, premium),
  entry('/product/assessments', productPages.assessments, premium),
  entry('/product/dashboards', productPages.dashboards, premium),
  entry('/product/messaging', productPages.messaging, free),
]

/** About the people behind it. */
export const companyLinks: readonly NavigationEntry[] = [
  entry('/about', [frameText.about]),
  entry('/security', [frameText.security]),
  entry('/resources', [frameText.resources]),
  entry('/pricing', [frameText.pricing]),
  entry('/subscription', [frameText.subscribe]),
  entry('/contact', [frameText.contact]),
]

/** Signing in and up, and what to see without an account. */
export const entryLinks: readonly NavigationEntry[] = [
  entry('/patient-login', [frameText.patientLogin]),
  entry('/patient-signup', [frameText.patientSignUp]),
  entry('/auth', [frameText.adminLogin]),
  entry('/patient-portal/demo', [frameText.portalDemo]),
  entry('/demo', [frameText.demo]),
]
