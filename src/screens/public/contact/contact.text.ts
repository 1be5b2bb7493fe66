export const contactText = {
  title: 'Contact',
  description: 'Write, call or visit us. A person answers.',
  heading: 'Talk to a person.',
  lead: 'Write or call. If you are looking for help for yourself, you can also sign up as a patient and write to a case manager there.',
  email: 'E-mail',
  phone: 'Phone',
  office: 'Office',
  hours: 'Monday to Friday, 9:00 AM to 5:00 PM, Mountain Time',
  urgentTitle: 'If it cannot wait',
  urgent:
    'In an emergency call 911. To talk to someone at any hour, call or text 988. For help near you, call 211.',
  note: 'A form will stand here for those who would rather not use their own mail. Until then, an e-mail reaches the same people.',
}
