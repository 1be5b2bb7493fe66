export const helpInACrisisText = {
  title: 'Help in a crisis: when you call 988 or 211',
  description:
    'When to call 988, 211 or 911 in the United States, who picks up, what they ask, what it costs, and what to say if the words do not come.',
  lead: 'Three short numbers can help on a hard day. This page tells you which one to call, and what happens after you press the button.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'Which number is for what',
      paragraphs: ['If you are not sure, pick one and call. They will help you get to the right place.'],
      points: [
        '911: someone is hurt or in danger right now, or there is a fire.',
        '988: you feel you cannot go on, you think about ending your life, or you need to talk with someone about a hard time, alcohol or drugs.',
        '211: you need food, a place to stay, help with a bill, a ride, or some other help near you.',
      ],
    },
    {
      heading: 'What happens when you call 988',
      paragraphs: [
        'First you hear a short greeting. It tells you to press 1 if you are a veteran, or 2 for Spanish. You may hear music while they look for someone who is free. Please stay on the line. It can take a few minutes.',
        'Then a person picks up. They have been trained for this. They tell you their name and ask how they can help. They will ask if you are safe right now. That is to know how to help, not to judge you.',
        'You can talk, cry or be silent. You do not have to give your name. Most of all, they listen. Then they think with you about what could help tonight. The call is free, at any hour of any day.',
      ],
      points: [],
    },
    {
      heading: 'Will they send someone?',
      paragraphs: [
        'Most of the time, no. Most calls end with a talk and a plan. They may send help if a life is in danger right now and there is no other way to keep the person safe. You can ask about this when you call: “Will you send someone if I talk to you?”',
        'You can also call for someone else. Say, “I am worried about my brother. What should I do?”',
      ],
      points: [],
    },
    {
      heading: 'If you do not want to speak',
      paragraphs: [
        'You can text 988. For Spanish, text the word AYUDA to 988. You can also chat on the web at 988lifeline.org. If you are deaf or hard of hearing, you can call by video there in American Sign Language.',
        'If someone may look at your phone, delete the text or the call after. Or use a phone that they cannot see.',
      ],
      points: [],
    },
    {
      heading: 'What happens when you call 211',
      paragraphs: [
        'A person near you, or in your state, picks up. They ask for your ZIP code or your town, and what you need. They may ask how old you are, who lives with you, and what you earn, because many programs have rules about that.',
        'Then they look in a list of programs and give you names, numbers and hours. Have a pen, or ask them to send it by text. Ask one more thing: “Which one should I call first?”',
        'It is free, and they can bring in an interpreter for most languages. In some places it is not open at night. If 211 does not work from your phone, look for your area at 211.org.',
      ],
      points: [],
    },
    {
      heading: 'What happens when you call 911',
      paragraphs: [
        'They will ask where you are first. Say the address, or what you can see around you. Then say what is wrong. Stay on the line until they say you can hang up.',
        'If it is about mental health, say so. Ask if they have someone who is trained for a mental health crisis. If it is not safe to speak, try to text 911. It works in many places, but not in all of them.',
      ],
      points: [],
    },
    {
      heading: 'Words you can use',
      paragraphs: ['It is hard to begin. You can read one of these out loud.'],
      points: [
        '“I do not know what to say. I am having a very bad night.”',
        '“I am having thoughts of ending my life. I need someone to stay with me on the phone.”',
        '“I have two children, and we have no place to sleep tonight.”',
        '“My lights get cut off on Friday. Who can help with the bill?”',
        '“Please speak slowly. I need Spanish.”',
      ],
    },
    {
      heading: 'More numbers to keep',
      paragraphs: ['All of these are free, day and night.'],
      points: [
        'Someone hurts you or scares you at home: 1-800-799-7233, or text START to 88788.',
        'Help with alcohol or drugs: 1-800-662-4357.',
        'Someone took poison or too much medicine: 1-800-222-1222. If they will not wake up, call 911.',
      ],
    },
    {
      heading: 'After the call',
      paragraphs: [
        'You may feel tired, or a little better, or not much. That is normal. Drink some water. Tell one person you trust that you called.',
        'If the number they gave you did not help, call again and say so. They will look for another. You can also tell your case manager: “I called, and nobody could help.” Then you are two people looking. But messages to your care team are not read day and night. When it cannot wait, call.',
      ],
      points: [],
    },
  ],
}
