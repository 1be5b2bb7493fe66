export const demoPortalText = {
  title: 'An example portal',
  description: 'See a patient portal with made-up data.',
  lead: 'Look around before you sign up. The example belongs to Jordan, who does not exist: three goals, three messages, two visits and three papers.',
  points: [
    { title: 'My goals', body: 'What Jordan is working on, in small steps.' },
    { title: 'Messages', body: 'What the case manager wrote, and what Jordan answered.' },
    { title: 'Visits and papers', body: 'When the next visit is, and what to bring.' },
  ],
  note: 'The example is being set up on this page. The real portal is open now, and always free for patients.',
}
