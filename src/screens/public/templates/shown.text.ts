/** What is said about the pictures of the product (English). */
export const shownText = {
  deskNote: 'A real screen, with the made-up people of the sample.',
  portalNote: 'A real screen, with a made-up person of the sample.',
  pictures: {
    desk: 'The desk of Dana, a case manager: one list under “Needs attention first”, with who waits for an answer, who asks for an appointment, whose next step is past or missing, and her tasks.',
    record:
      'The page of one patient at the desk: how to reach them safely, the next step and the last contact stand above everything else.',
    conversation: 'Messages at the desk: the list of conversations, and one of them open beside it.',
    checklist: 'Checklist Status at the desk: each item with how many of the patients have it in place.',
    portal: 'The portal on a phone: “Your next step” with one button, then what is new and four figures.',
    tasks: 'Tasks in the portal on a phone: how many are done, and each with its day and a button.',
    thread: 'A conversation with a case manager in the portal on a phone.',
    form: 'A form in the portal on a phone: one question, and how many there are.',
    needs: 'The box “What are your needs?” in the portal on a phone, with first steps below it.',
  },
}
