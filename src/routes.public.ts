/**
 * The public pages: address → screen. Each of them is prerendered in both languages, so that it can
 * be read before, or without, any script.
 */
export const publicPages: Record<string, string> = {
  'solutions/healthcare': 'screens/public/solutions/healthcare.tsx',
  'solutions/social-services': 'screens/public/solutions/social-services.tsx',
  'solutions/workforce': 'screens/public/solutions/workforce.tsx',
  'solutions/education': 'screens/public/solutions/education.tsx',
  'product/ai-copilot': 'screens/public/product/ai-copilot.tsx',
  'product/case-files': 'screens/public/product/case-files.tsx',
  'product/assessments': 'screens/public/product/assessments.tsx',
  'product/dashboards': 'screens/public/product/dashboards.tsx',
  'product/messaging': 'screens/public/product/messaging.tsx',
  'patient-portal': 'screens/public/patient-portal/patient-portal.tsx',
  'patient-portal/demo': 'screens/public/patient-portal/demo-portal.tsx',
  pricing: 'screens/public/pricing/pricing.tsx',
  subscription: 'screens/public/subscription/subscription.tsx',
  security: 'screens/public/security/security.tsx',
  about: 'screens/public/about/about.tsx',
  contact: 'screens/public/contact/contact.tsx',
  'contact/received': 'screens/public/contact/contact-received.tsx',
  demo: 'screens/public/demo/demo.tsx',
  'demo/received': 'screens/public/demo/demo-received.tsx',
  resources: 'screens/public/resources/resources.tsx',
  'resources/first-visit': 'screens/public/resources/first-visit.tsx',
  'resources/what-stays-private': 'screens/public/resources/what-stays-private.tsx',
  'resources/choosing-the-next-step': 'screens/public/resources/choosing-the-next-step.tsx',
  'resources/help-in-a-crisis': 'screens/public/resources/help-in-a-crisis.tsx',
  privacy: 'screens/public/legal/privacy.tsx',
  terms: 'screens/public/legal/terms.tsx',
}

/** Ways in: prerendered too, but they talk to the server once they are open. */
export const entryPages: Record<string, string> = {
  'patient-login': 'screens/auth/patient-login.tsx',
  'patient-signup': 'screens/auth/patient-signup.tsx',
  auth: 'screens/auth/administrator-login.tsx',
  'forgot-password': 'screens/auth/forgot-password.tsx',
}

/** Where the page for unknown addresses is written by the build. */
export const notFoundAddress = '/page-not-found'

/** Every address written as a finished page by the build, without its language. */
export const prerenderedAddresses: readonly string[] = [
  '/',
  ...Object.keys(publicPages).map(path => `/${path}`),
  ...Object.keys(entryPages).map(path => `/${path}`),
  notFoundAddress,
]
