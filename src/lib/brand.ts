/**
 * Who runs this copy of Handrail. Whoever runs their own changes the facts here and the sentences in
 * brand.text.ts and brand.text.es.ts, and nothing else.
 */
export const brand = {
  name: 'Handrail',
  email: 'hello@handrail.example',
  phone: '+1 (555) 010-0142',
  /** The same number as a telephone takes it. */
  phoneLink: '+15550100142',
  /** Where quick exit leads: a page that nobody wonders about, on somebody else's site. */
  neutralPage: 'https://www.weather.gov/',
  address: ['214 Larimer Street, Suite 300', 'Denver, CO 80205'],

  /** Illustrative figures of the marketing pages; they are shown as such. */
  claims: {
    activePeople: '10,000+',
    lessAdminTime: '40–60%',
    fasterReferrals: '3×',
    goalCompletion: '85%',
    fasterIntake: '45%',
    goalAttainment: '78%',
    retentionImprovement: '32%',
    uptimeTarget: '99.9%',
  },

  /**
   * Who pays what for whom, in US dollars a month. An organization pays for each member of its staff by its plan, and nothing for
   * Basic, which stays without one; a member of staff may buy Premium for their own account where the plan does not hold it.
   * Patients never pay. Every page about prices says this.
   */
  prices: { patient: 0, basic: 0, starter: 99, growth: 199, premium: 49 },
  /** The plans that hold Premium for everybody on the staff; Enterprise has a price of its own. */
  plansWithPremium: ['trial', 'growth', 'enterprise'],
  starterSeats: 10,
  trialDays: 14,
  trialSeats: 5,
  demoMinutes: 30,
} as const

/**
 * Where the source of this copy is kept, such as https://git.example.org/handrail; empty where that is nowhere. It stands by itself,
 * so that a build without one has no link to it.
 */
export const repository: string = ''
