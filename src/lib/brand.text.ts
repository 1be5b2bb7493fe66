export const brandText = {
  tagLine: 'Something steady to hold on to',
  summary: 'Case management for care and social-service teams, with a free portal for patients.',
  illustrative: 'Illustrative figures.',
  plans: { patients: 'Patient Portal', starter: 'Starter', growth: 'Growth' },
  claims: {
    activePeople: 'active users',
    lessAdminTime: 'less admin time',
    fasterReferrals: 'faster referrals',
    goalCompletion: 'goal completion',
    fasterIntake: 'faster from intake to first appointment',
    goalAttainment: 'goal attainment',
    retentionImprovement: 'better retention',
    uptimeTarget: 'uptime target',
  },
}
