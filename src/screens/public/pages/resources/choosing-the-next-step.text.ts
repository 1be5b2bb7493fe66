import { brand } from '#lib/brand.ts'

export const choosingTheNextStepText = {
  title: 'When everything needs doing at once',
  description:
    'Rent, food, work, court, health: how to choose the next step when all of it is due today. Four questions, one sheet of paper, and ten minutes.',
  lead: 'You cannot do all of it today. Nobody can. But you can choose one step, and this page helps you find which one.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'Why it feels so heavy',
      paragraphs: [
        'When many things are due at once, the mind tries to hold all of them. It goes around and around. You feel tired, and nothing gets done. That is not being lazy. It is what too much does to any person.',
        'So the first thing is not to work harder. The first thing is to put it down, out of your head and onto paper.',
      ],
      points: [],
    },
    {
      heading: 'Step one: empty your head',
      paragraphs: [
        'Take a sheet of paper, or open the notes in your phone. Set a timer for five minutes. Write down all that pulls at you. Do not put it in order. Do not fix it. “Rent. Mom’s birthday. That letter. Tooth hurts. Court on the ninth.”',
        'Small things count too. A small thing that is not written down can feel as big as the rent.',
      ],
      points: [],
    },
    {
      heading: 'Step two: ask four questions',
      paragraphs: ['Go down the list. For each line, ask these questions, in this order.'],
      points: [
        'Is somebody in danger? If yes, stop here. Call 911, or call or text 988.',
        'Is there a date, and what happens if I miss it? Losing a home or missing court is worse than a late fee.',
        'Does it open other doors? An ID can open work, a bank and a place to live. So the ID may come first, even if it has no date.',
        'Can I do it in ten minutes? If yes, it may be good to start with.',
      ],
    },
    {
      heading: 'Step three: choose one',
      paragraphs: [
        'Put a star at one line. Just one. It is the one with the worst end if you wait, or the one that opens the most doors.',
        'If two lines look the same, take the one you can start today with the phone in your hand. A step that begins is better than the perfect step that waits.',
        'The other lines are not gone. They are on the paper, and the paper will hold them for you.',
      ],
      points: [],
    },
    {
      heading: 'Step four: make it small',
      paragraphs: [
        '“Fix the rent” is not a step. It is a mountain. A step is something you can do in one go, and see that it is done.',
        'So cut it down. “Call 211 and ask about rent help.” If that is still too big, cut it again. “Find the 211 number and put it in my phone.” No step is too small to count.',
        'Then add a day and a time. “Tuesday, after I take the kids to school.” A step with a time gets done more often than a step that is just a wish.',
      ],
      points: [],
    },
    {
      heading: 'What it can look like',
      paragraphs: [
        'Ana had nine lines on her paper. Nobody was in danger. Two lines had dates: the light bill on Friday, and a school form on Monday. Her ID was lost, and three other lines could not move without it.',
        'She put her star at the light bill, because the power would be cut. Her small step was one call: “I cannot pay it all. Can I pay in parts?” It took twelve minutes. Then she wrote to her case manager: “Where do I start with a lost ID?” That was all for that day. It was enough.',
      ],
      points: [],
    },
    {
      heading: 'Ask for a hand with the rest',
      paragraphs: [
        'Show the paper to someone you trust. Your case manager can look at it with you. They may see that one call fixes two lines, or that a date can be moved. Many dates can be moved if you call before the day.',
        'You can also send a picture in words: “I have nine things. These two have dates. Which would you do first?” That is an easy message to answer.',
      ],
      points: [],
    },
    {
      heading: 'When you did not do it',
      paragraphs: [
        'Some days you will not do the step. You were sick, or the bus did not come, or you just could not. Do not start over. Look at the step and ask: was it too big, or was it the wrong day? Cut it or move it. That is all.',
        `In ${brand.name}, a missed day does not set you back to zero. It is a pause. What you did still counts.`,
      ],
      points: [],
    },
    {
      heading: 'Keep the paper',
      paragraphs: [
        'Once a week, look at it again. Cross out what is done, and read the lines you crossed out last week. People forget how much they did. Then put one new star.',
        'One step, then the next. That is how all of it gets done.',
      ],
      points: [],
    },
  ],
}
