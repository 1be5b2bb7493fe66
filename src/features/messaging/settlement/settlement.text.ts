/** The words for what waits for an answer. Staff only, so English only. */
export const settlementText = {
  needsNone: 'Needs no answer',
  needsNoneKey: 'Needs no answer. Key: e',
  waitAgain: 'Let it wait again',
  waitAgainKey: 'Let it wait again. Key: u',
  waits: 'Waits',
  settled: { title: 'Marked as needing no answer', body: 'It waits again as soon as they write.' },
  reopened: { title: 'It waits for an answer again', body: 'It stands in your queue where it was.' },
  nothingWaits: { title: 'Nothing can wait here', body: 'They have not written in this conversation yet.' },
  failed: { title: 'That was not kept', body: 'The conversation stands as it was. Please try again.' },
  undo: 'Undo',
}
