/** The few words that the public pages share: labels of their building blocks (English). */
export const publicPartsText = {
  exampleNote: 'An example with made-up people.',
  where: 'Where',
  ruleAsks: 'The rule',
  ruleHere: 'What the product does',
  ruleYours: 'What stays with you',
  limitsTitle: 'What it will not do',
  laterTitle: 'Not here yet',
  whoTitle: 'Who can use it',
  productTitle: 'The parts that matter here',
  onThisPage: 'On this page',
  lastChanged: 'Last changed:',
  notAdvice: 'This is a plain summary, not legal advice.',
}
