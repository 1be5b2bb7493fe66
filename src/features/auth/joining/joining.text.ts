/** Coming into an organization by one's own yes, and leaving it (English). */
export const joiningText = {
  accepted: { title: 'Welcome!', body: 'Your invitation is accepted.' },
  declined: { title: 'Declined', body: 'The invitation is gone. Whoever sent it sees that you said no.' },
  left: { title: 'You left', body: 'What you saw there is closed to you now.' },
  failures: {
    title: 'Invitation not accepted',
    declined: { title: 'Error', body: 'The invitation is still there. Please try again.' },
    left: { title: 'Error', body: 'Nothing was changed. Please try again.' },
  },
  /** What the database refuses by name. */
  refusals: {
    noSeatFree:
      'Every place on this team is taken. Ask whoever invited you to make room. The invitation stays.',
    alreadyStaff:
      'You have this role in this organization already. Ask an administrator to remove the second entry.',
    bothHold:
      'You have a page of your own there, and you have written in it. Nothing is lost. Your care team has been asked to put the two together.',
  },
  roles: {
    administrator: 'Administrator',
    case_manager: 'Case manager',
    specialist: 'Specialist',
    patient: 'Patient',
  },
  waiting: {
    title: 'Invitations for you',
    body: 'Nothing happens until you say yes.',
    offers: {
      administrator: (organization: string) => `Run ${organization} as an administrator`,
      case_manager: (organization: string) => `Join ${organization} as a case manager`,
      specialist: (organization: string) => `Join ${organization} as a specialist`,
      patient: (organization: string) => `Open your page at ${organization}`,
    },
    by: (name: string, until: string) => `${name} invited you. Open until ${until}.`,
    until: (until: string) => `Open until ${until}.`,
    unverified:
      'This organization is new here, and nobody has checked who runs it. Say yes only if you know them.',
    alike: (organization: string) =>
      `You belong to an organization called ${organization} already. This is a different one with the same name.`,
    accept: 'Accept',
    acceptOf: (offer: string) => `Accept: ${offer}`,
    decline: 'Decline',
    declineOf: (offer: string) => `Decline: ${offer}`,
    banner: (count: number) =>
      count === 1 ? 'An invitation waits for you.' : `${count} invitations wait for you.`,
    look: 'Look at it',
  },
  mine: {
    title: 'Where you belong',
    body: 'The organizations you said yes to, and what you are there.',
    list: 'Where you belong',
    none: 'You do not belong to any organization yet.',
    leave: 'Leave',
    leaveOf: (role: string, organization: string) => `Leave ${organization} as ${role.toLowerCase()}`,
    lastAdministrator: 'You are its only administrator. Invite another one before you leave.',
    confirm: {
      title: (organization: string) => `Leave ${organization}?`,
      administrator:
        'You can no longer change this organization or see its records. Another administrator can invite you again.',
      case_manager:
        'You lose access to your patients at once. They go to the default case manager, or wait for an administrator to choose one.',
      specialist: 'You lose access to your patients at once. They go on with their case manager.',
      patient:
        'Your portal there closes for you. Your care team keeps your record, as the law asks. They can invite you again.',
      submit: 'Leave',
      cancel: 'Stay',
    },
  },
}
