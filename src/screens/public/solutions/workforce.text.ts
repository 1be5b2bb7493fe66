import { brand } from '#lib/brand.ts'

export const workforceText = {
  title: 'Workforce and reentry',
  description: `${brand.name} for workforce and reentry programs.`,
  lead: `An ID, a ride, a phone number, a first shift. The way to steady work is a row of small doors. ${brand.name} shows which one is next.`,
  points: [
    {
      title: 'Small steps count',
      body: 'Each step is written down, dated and marked when it is done. Progress can be seen, by the person first.',
    },
    {
      title: 'No penalty for a bad week',
      body: 'Reminders carry no guilt. Progress pauses; it does not reset.',
    },
    { title: 'Safe at home', body: 'Page titles and mails say nothing to whoever looks over a shoulder.' },
  ],
  note: 'This page will grow to show the first ninety days after release. Until then, ask for a demo with your own program in mind.',
}
