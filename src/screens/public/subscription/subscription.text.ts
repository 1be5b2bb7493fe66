export const subscriptionText = {
  title: 'Subscribe',
  description: 'What is free, and what Premium adds for care teams.',
  lead: 'Messages, visits and the patient portal are free for every team. Premium adds the tools that save a team time.',
  points: [
    { title: 'Basic: free', body: 'Messages and scheduling, the patient portal, and standard support.' },
    {
      title: 'Premium: $49 per month',
      body: 'AI Copilot, case files and workflows, assessments and goals, dashboards, and priority support.',
    },
    {
      title: 'Patients never pay',
      body: 'Whatever a team chooses, nothing changes for the people in its care.',
    },
  ],
  note: 'Subscribing by card will be possible here. Until then, write to us and we will open Premium for your team.',
}
