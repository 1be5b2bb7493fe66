export const messagesText = {
  title: 'Messages',
  lead: 'Conversations with your patients. Who waits for an answer stands first.',
}
