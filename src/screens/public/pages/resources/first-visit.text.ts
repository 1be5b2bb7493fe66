export const firstVisitText = {
  title: 'Before your first visit with a case manager',
  description:
    'What a case manager does, what to bring, what you may be asked, and what you can ask. A plain guide for a first visit that feels less hard.',
  lead: 'The first visit is a talk, not a test. You cannot fail it. This page helps you walk in knowing what to expect.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'What a case manager does',
      paragraphs: [
        'A case manager helps you find your way. You tell them what is hard. They know who helps with what, and they make calls with you or for you.',
        'They can help with a place to live, food, health, work, papers, rides and more. They do not run these things. They cannot make a list move faster. But they know how each door opens, and they stay with you while you try it.',
        'A case manager is not a judge, a boss or the police. You do not work for them. They work with you.',
      ],
      points: [],
    },
    {
      heading: 'What to bring, if you have it',
      paragraphs: [
        'Bring what you can find. Do not stay home because a paper is lost. Getting lost papers back is part of the help.',
      ],
      points: [
        'Any ID, even an old one',
        'Letters you do not understand, or have not opened yet',
        'A list of your medicines, or the bottles',
        'Something that shows what you earn, if you earn money',
        'Names and phone numbers of people who help you now',
        'Your own questions, on paper or in your phone',
      ],
    },
    {
      heading: 'What they may ask',
      paragraphs: [
        'They will ask what brings you here. They may ask where you sleep, how you eat, if you feel safe, how your health is, and who is in your family. Some of this may feel close. They ask because the answer can open a door to help.',
        'You can say, “I would rather not talk about that today.” You can say, “Why do you need to know?” Both are fair. A good case manager will tell you why they ask, and will wait.',
        'Try to be honest about what you need most. If you have no place to sleep tonight, say that first. If a date is close, such as a day in court or a day the rent is due, say that too.',
      ],
      points: [],
    },
    {
      heading: 'What you can ask',
      paragraphs: ['You may ask as much as they do. These are good questions to start with.'],
      points: [
        'What can you help with, and what can you not help with?',
        'Who will see what I tell you?',
        'What will happen next, and by what day?',
        'How do I reach you, and how long does an answer take?',
        'What should I do if it gets bad at night or on a weekend?',
        'Can I have a free interpreter?',
      ],
    },
    {
      heading: 'How to make it easier on yourself',
      paragraphs: [
        'You can bring a friend or someone from your family. You can ask for a visit by phone if the way is long. If you need child care, a ride or a chair near the door, tell them before you come. People ask for this every day.',
        'If talking is hard, write it down. Three lines are enough: what is wrong, what you tried, and what would help most this week. Hand them the paper.',
        'If it is not safe for people at home to know about the visit, say so at the start. Tell them which phone is safe, at what time, and if they may leave a message.',
      ],
      points: [],
    },
    {
      heading: 'Before you leave',
      paragraphs: [
        'Ask for one next step. Not ten. One thing that you will do, one thing that they will do, and a day for each. Write it down, or take a picture of it.',
        'Ask when you will talk again. If you forget something, that is fine. You can send a message later.',
      ],
      points: [],
    },
    {
      heading: 'If it did not go well',
      paragraphs: [
        'Sometimes a first visit feels cold, or rushed. That is not your fault. You can say so: “I felt rushed. Can we try again?” You can ask for another person. You can ask to speak with whoever runs the office.',
        'And if you left early, or did not go at all, you can still come back. Missing one visit does not close the door. Call or write and say, “I would like to try again.” That is all you need to say.',
      ],
      points: [],
    },
  ],
}
