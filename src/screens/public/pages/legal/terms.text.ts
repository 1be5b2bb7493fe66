import { brand } from '#lib/brand.ts'

export const termsText = {
  title: 'Terms of Service',
  description: `What you can expect of ${brand.name}, what it expects of you, what costs money, and why it never takes the place of emergency help.`,
  lead: `In short: be honest, be kind, and do not use ${brand.name} in place of emergency help.`,
  changedOn: '2026-11-21',
  contact: 'Ask about these terms',
  contactNote: 'Ask before you agree to them. A person answers.',
  sections: [
    {
      heading: 'What this is',
      paragraphs: [
        `${brand.name} helps people and their care teams stay organized. It keeps next steps, tasks, messages, forms and goals in one place. It gives no medical, legal or clinical advice, and it does not replace the people who do.`,
        'The group that runs the copy you are using is the one you agree with here. Their name and address stand on the contact page.',
      ],
      points: [],
    },
    {
      heading: 'In an emergency',
      paragraphs: [
        'Call 911. To talk with someone at any hour, call or text 988. Messages here may wait until somebody is at work. The program looks for words of danger and shows you how to reach help, but it can miss them. Please do not count on it.',
      ],
      points: [],
    },
    {
      heading: 'Your account',
      paragraphs: [],
      points: [
        'Make one account, for yourself, with your own e-mail.',
        'Keep your password to yourself. Sign out on a device that you share.',
        'Tell us true things, as well as you know them. You may leave out what you do not want to say.',
        'If you think that somebody else is using your account, sign out everywhere and tell your care team.',
      ],
    },
    {
      heading: 'How we treat each other',
      paragraphs: ['You can be sad, angry or tired here. You may not:'],
      points: [
        'threaten or harass anybody;',
        'pretend to be somebody else;',
        'try to see what is not yours, or to break the service;',
        'put in things that are against the law, or that harm other people’s devices.',
      ],
    },
    {
      heading: 'What you write is yours',
      paragraphs: [
        'You keep all rights in your words. You let the people who run this copy store them and show them to the people who may see them, so that the service can work. That is all.',
        'What belongs to your record may have to be kept by the organization that helps you, also after you stop. The privacy page says more.',
      ],
      points: [],
    },
    {
      heading: 'The assistant',
      paragraphs: [
        'The assistant is a program and not a person. It suggests first steps. It can be wrong, and it does not know your whole life. Please check what matters with a person before you act on it.',
      ],
      points: [],
    },
    {
      heading: 'What costs money',
      paragraphs: [
        `Patients never pay. Care teams choose a plan; the prices stand on the pricing page. A trial lasts ${brand.trialDays} days with up to ${brand.trialSeats} members of staff, and needs no card. When it ends, the Premium parts close, and what was recorded stays readable.`,
      ],
      points: [],
    },
    {
      heading: 'For organizations',
      paragraphs: ['If you use it for your work with other people, some things are yours to do.'],
      points: [
        'Decide which rules hold for you, such as HIPAA, 42 CFR Part 2 or FERPA, and sign the agreements that they ask for before you enter real records.',
        'Give access only to those who need it, and take it away when they leave.',
        'Tell the people you serve what you keep, and answer them when they ask.',
        'Have a plan for emergencies that does not depend on this or any software.',
      ],
    },
    {
      heading: 'Running your own copy',
      paragraphs: [
        `${brand.name} is open source under the Apache License 2.0. You may run, change and share it as that license says. If you run a copy for other people, these pages are yours to adapt, and the service is yours to answer for.`,
      ],
      points: [],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'We work to keep the service up and right, and we say what our target is. But it may be down, slow or wrong at times. It comes as it is. As far as the law allows, whoever runs this copy is not liable for harm that comes only from relying on it. Nothing here takes away a right that the law gives you and that cannot be given up.',
      ],
      points: [],
    },
    {
      heading: 'If we part',
      paragraphs: [
        'You can stop at any time. Download your record first, if you want to have it. If somebody breaks these terms in a way that hurts others, their account can be closed. A patient whose account is closed can still ask for a copy of their record.',
      ],
      points: [],
    },
    {
      heading: 'If these terms change',
      paragraphs: [
        'The day of the last change stands at the top. For a change that matters, you are told before it counts, and you can say no by leaving. The law of the place named on the contact page holds, unless yours protects you more.',
      ],
      points: [],
    },
  ],
}
