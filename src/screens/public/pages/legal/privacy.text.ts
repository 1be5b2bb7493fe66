import { brand } from '#lib/brand.ts'

export const privacyText = {
  title: 'Privacy Policy',
  description: `What ${brand.name} keeps about you, who can see it, what never happens to it, and what you can ask for. In plain words, with the date of the last change.`,
  lead: 'In short: your record is yours. Only the people who help you read it. Nothing is sold.',
  changedOn: '2026-11-27',
  contact: 'Ask about your privacy',
  contactNote: 'A person reads it and answers.',
  sections: [
    {
      heading: 'Who this page is from',
      paragraphs: [
        `${brand.name} is software. The group that runs the copy you are using is responsible for it, and for what is kept in it. Their name and address stand on the contact page.`,
        'If you are a patient, the organization that helps you (a clinic, an agency, a school) decides what is kept in your record and for how long. It may have a privacy notice of its own. Where the two differ, ask them which one holds for you.',
      ],
      points: [],
    },
    {
      heading: 'What is kept',
      paragraphs: ['Only what is needed to help you and to keep your record safe.'],
      points: [
        'What you tell us when you make an account: your name, e-mail and phone number.',
        'What you write: answers, messages, goals, notes, forms, how your day is if you check in, and your private notebook.',
        'What your care team writes and does about your care: notes, next steps, tasks, visits, checklist items, labels.',
        'How it is safe to reach you, your language, your time zone, and the name you go by, if you say them.',
        'When you signed in, from which network address and on what kind of device, so that you can see it and end it.',
        'Who opened your record, and when.',
        'From the contact and demo forms: what you typed there.',
      ],
    },
    {
      heading: 'What it is used for',
      paragraphs: [
        'To help you: so that your care team knows what comes next, and so that you do. To send you the mails you need, at the hours that you called safe. To keep out people who should not be there. For nothing else.',
      ],
      points: [],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'You. Your case manager. Your specialist, if you have one. A colleague who works with them, or stands in while they are away: My Profile says who. The administrators of the organization that helps you. Nobody in another organization.',
        'When you get another case manager, the new one sees your record and the old one no longer does. Your private notebook is for you alone. Nobody at the organization can open it. How your day is stays with you too, unless you share it.',
        'The people who run the servers keep the machines going. They can reach what is on them if they must, as with any software. The contact page tells you how to ask who they are.',
      ],
      points: [],
    },
    {
      heading: 'When it may be shared',
      paragraphs: [
        'We do not give your record to anybody outside. Your organization may have to share something: if a life is in danger, if a child is being hurt, or if a judge orders it. For records about alcohol or drug treatment, and for school records, there are extra rules. Your organization can tell you which ones apply.',
      ],
      points: [],
    },
    {
      heading: 'What never happens',
      paragraphs: [],
      points: [
        'Your data is not sold, rented or traded.',
        'There are no ads, and nobody follows you to other sites.',
        'Your words are not used to train a model.',
        'No program makes a decision about you by itself.',
      ],
    },
    {
      heading: 'The assistant and your words',
      paragraphs: [
        'The assistant in the portal is a built-in guide. It is a program with a fixed library of texts. What you write to it stays on the server where your record is.',
        'Some words can mean danger. The program looks for them, so that it can show you how to reach help, and so that your case manager knows. In your private notebook it shows you the help and tells nobody, unless you press the button for that.',
        'If your organization ever wants to use a larger language model, you are asked first. You can say no, or take a yes back, and you lose nothing by it.',
      ],
      points: [],
    },
    {
      heading: 'Cookies and your device',
      paragraphs: [
        'We use a few cookies and small settings: one keeps you signed in, and others keep your language and your colors. There are none for ads or for counting visitors.',
        'If you say that a phone is your own, it can keep the last things you saw, in a locked form, so that the portal opens without a signal. Signing out or quick exit takes it away. If you did not say so, it is not kept.',
      ],
      points: [],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'The database itself decides who may see what. Passwords are kept in a form that cannot be turned back. You can add a second step to your sign-in, see where you are signed in, and end it everywhere. No system is perfect. If something goes wrong with your data, your organization has to tell you as the law says.',
      ],
      points: [],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'As long as your organization helps you, and after that as long as the law makes them keep it. For health records this is often several years. Ask your organization for its rule.',
      ],
      points: [],
    },
    {
      heading: 'What you can ask for',
      paragraphs: [
        'Some of it you can do yourself in the portal. For the rest, ask your organization or write to us.',
      ],
      points: [
        'See and download everything that is held about you.',
        'See who opened your record.',
        'Ask for a mistake to be fixed.',
        'Ask, in the portal too, for your data to be erased. The law may make your organization keep some of it. If so, they have to tell you why.',
        'Complain. In the United States you can write to the Office for Civil Rights of the Department of Health and Human Services. Nobody may treat you worse because you did.',
      ],
    },
    {
      heading: 'Children and helpers',
      paragraphs: [
        'The portal is meant for adults and for teenagers who may agree to their own care. Parents, guardians and helpers should ask the organization before they make an account for somebody else.',
      ],
      points: [],
    },
    {
      heading: 'If this page changes',
      paragraphs: [
        'The day of the last change stands at the top. If something important changes, your organization tells you before it counts.',
      ],
      points: [],
    },
  ],
}
