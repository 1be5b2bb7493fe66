/**
 * The public pages: address → screen. Each of them is prerendered in both languages, so that it can
 * be read before, or without, any script.
 */
export const publicPages: Record<string, string> = {
  'solutions/healthcare': 'screens/public/pages/solutions/healthcare.tsx',
  'solutions/social-services': 'screens/public/pages/solutions/social-services.tsx',
  'solutions/workforce': 'screens/public/pages/solutions/workforce.tsx',
  'solutions/education': 'screens/public/pages/solutions/education.tsx',
  'product/ai-copilot': 'screens/public/pages/product/ai-copilot.tsx',
  'product/case-files': 'screens/public/pages/product/case-files.tsx',
  'product/assessments': 'screens/public/pages/product/assessments.tsx',
  'product/dashboards': 'screens/public/pages/product/dashboards.tsx',
  'product/messaging': 'screens/public/pages/product/messaging.tsx',
  'patient-portal': 'screens/public/pages/patient-portal/patient-portal.tsx',
  'patient-portal/demo': 'screens/public/pages/patient-portal/demo-portal.tsx',
  pricing: 'screens/public/pages/pricing/pricing.tsx',
  subscription: 'screens/public/pages/subscription/subscription.tsx',
  security: 'screens/public/pages/security/security.tsx',
  about: 'screens/public/pages/about/about.tsx',
  contact: 'screens/public/pages/contact/contact.tsx',
  'contact/received': 'screens/public/pages/contact/contact-received.tsx',
  demo: 'screens/public/pages/demo/demo.tsx',
  'demo/received': 'screens/public/pages/demo/demo-received.tsx',
  resources: 'screens/public/pages/resources/resources.tsx',
  'resources/first-visit': 'screens/public/pages/resources/first-visit.tsx',
  'resources/what-stays-private': 'screens/public/pages/resources/what-stays-private.tsx',
  'resources/choosing-the-next-step': 'screens/public/pages/resources/choosing-the-next-step.tsx',
  'resources/help-in-a-crisis': 'screens/public/pages/resources/help-in-a-crisis.tsx',
  privacy: 'screens/public/pages/legal/privacy.tsx',
  terms: 'screens/public/pages/legal/terms.tsx',
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
