export const messagesText = { title: 'Messages' }
