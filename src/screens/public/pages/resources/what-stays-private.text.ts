import { brand } from '#lib/brand.ts'

export const whatStaysPrivateText = {
  title: 'What stays private, and what does not',
  description:
    'Who can see what you tell a care team, when they have to tell someone else, and what you can ask for. In plain words, with no small print.',
  lead: 'You should know this before you share a hard thing. Most of what you say stays with your care team. A few things do not. Here is the line.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'The short answer',
      paragraphs: [
        'What you tell your care team is for your care team. They may not tell your family, your boss, your landlord or your neighbors. They may not post it or sell it.',
        'There are a few times when they must tell someone, even if you say no. Those times are about keeping people safe, or about a judge’s order. They should tell you about them at the start. If they did not, ask.',
      ],
      points: [],
    },
    {
      heading: 'When they may have to tell someone',
      paragraphs: ['The rules are not the same in each state. But these are common ones.'],
      points: [
        'Someone’s life is in danger right now, yours or another person’s.',
        'A child is being hurt, or not cared for. In many places this is so for older adults and for people with disabilities too.',
        'A judge orders it.',
      ],
    },
    {
      heading: 'Feeling bad is not the same as danger',
      paragraphs: [
        'Many people are afraid to say how they feel. They fear that one sentence will bring the police. Saying “I am very sad” or “I am so tired of this” is not a crime. It is a good reason to talk.',
        'If you think about ending your life, you can say so. The person should stay calm, ask you more, and look for help with you. If you would like to talk to someone who does not know you, call or text 988. You do not have to give your name.',
      ],
      points: [],
    },
    {
      heading: 'Some things have extra walls',
      paragraphs: [
        'Help with alcohol or drugs has its own rules in the United States. A treatment program needs your written yes before it can share your records with most people. There are a few exceptions, such as a medical emergency. The records are also hard to use against you in court.',
        'Notes that a therapist keeps apart, just about your talks, have more protection too. So do many facts about a person who is a victim of abuse at home. Ask which rules fit your case.',
      ],
      points: [],
    },
    {
      heading: 'What signing a paper means',
      paragraphs: [
        'You may be asked to sign a release. It lets one office share certain facts with another. You can read it first. You can ask someone to read it to you. You can say no, or say yes to only a part.',
        'Look for four things: who shares, who gets it, what is shared, and when the paper ends. You can take back your yes later. What was shared before cannot be pulled back, but nothing new should go out. Ask for a copy to keep.',
      ],
      points: [],
    },
    {
      heading: `Who sees what in ${brand.name}`,
      paragraphs: [
        'You see your own record. Your case manager sees it, and your specialist, if you have one. So does whoever stands in for them. The person who runs the office can see it too. Staff from other offices cannot.',
        'You can see who opened your record, and when. You can download all that is kept about you. And you have a notebook, called “My private notes”. Nobody at the office can read it. If you write there that you are in danger, you will see how to get help. Staff are told only if you press the button for that.',
      ],
      points: [],
    },
    {
      heading: 'Your phone is part of it',
      paragraphs: [
        'The best lock on a record does not help if someone looks at your screen. If you share a phone, sign out when you are done. Use quick exit if someone walks in: one press, and the page is gone. Your browser may still list that you were here, so clear that too if someone may look.',
        'Tell your care team how it is safe to reach you. They can skip calls, or e-mail, or leave no message. You can choose the hours. You can change it at any time.',
      ],
      points: [],
    },
    {
      heading: 'What you can ask for',
      paragraphs: ['You have rights, and you do not need a lawyer to use them.'],
      points: [
        'A copy of your record. In most health settings, they have 30 days to give it to you.',
        'A fix, if something in it is wrong. If they say no, you can add your side.',
        'A list of some of the times that it was shared with others.',
        'Another way to reach you, if the usual way is not safe.',
        'A name: who do I talk to if my privacy was broken?',
      ],
    },
    {
      heading: 'One good question',
      paragraphs: [
        'If you remember one thing, let it be this. Before you share something hard, ask: “Who will know, if I tell you this?” A good helper will answer it, and will not mind that you asked.',
        'This page is general. It is not legal advice. For your own case, ask a free legal aid office.',
      ],
      points: [],
    },
  ],
}
