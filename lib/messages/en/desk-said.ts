import type { Translated } from '@/lib/messages/translated'

/** What is said of what was sent at the desk. */
export const said = {
  done: 'Done.',
  dayKept: 'The day is kept.',
  errorMended: 'The report is closed. Counsellors see that it is mended.',
  noted: 'The note is written.',
  pictureTaken: 'The picture stands at its place in the draft. No page shows it yet.',
  pictureCleared: 'No picture stands there any more in what you edit. Pages show what is published.',
  draftSaved: 'The draft is saved. No page shows it yet.',
  draftSame: 'No draft waits: this is what stands there already.',
  draftAdded: 'The draft is saved. No page shows it yet; it stands above the list, and under “What waits”.',
  published: 'Published: the pages show it now.',
  notPublished: 'Not published yet: some places need a look. What you typed is kept as the draft.',
  setAside:
    'Somebody else saved this while you were writing. Nothing of theirs or yours is lost: what you typed is kept as a version of its own.',
  discarded: 'The draft is discarded. It stays among the versions.',
  timeSet: 'The draft is saved, and is published at its time.',
  timeRemoved: 'The time is taken back. The draft is kept, and no page shows it.',
  timeRefused: 'No time is set: look at what is marked. What you typed is kept as the draft.',
  timeKept: 'The time was not changed: look at what is marked. What you typed is kept as the draft.',
  endSet: 'The time is set: until then it stays as it is.',
  endRemoved: 'The time is taken back: it stays.',
  endRefused: 'No time was set: look at the marked place. Nothing was changed.',
  contentChanged: 'Somebody has saved this since you looked. Nothing was done: look at it again.',
  versionRefused:
    'This version cannot be published as it is: what it said would be refused now. Nothing was done; made the draft, it can be mended first.',
  apartSaid: 'They are two from now on. Under “Said to be two” this can be undone.',
  saved: 'Saved. The website shows it within seconds.',
  added: 'The institution is added, and can be found.',
  dateAdded: 'The date is added. The website shows it within seconds.',
  dateWithdrawn: 'The date is withdrawn. The website no longer shows it.',
  recordAdded: 'Added. The website is told at once.',
  recordWithdrawn: 'Withdrawn. The website no longer shows it.',
  removed: 'Removed. The website no longer shows it; below it can be brought back.',
  templateAdded: 'Added. Every counsellor can choose it from now on.',
  templateSaved: 'Saved. Answers that were kept before stay as they are.',
  templateWithdrawn: 'Withdrawn. Answers that were given with it stay as they are.',
  answerReady: 'This is what goes out. Nothing is kept yet.',
  answerKept: 'The answer is kept among the notes, and the enquiry is answered.',
  looked: 'This is what would become of each row. Nothing is saved yet.',
  allLeft:
    'Nothing was changed: somebody has changed all that this would have changed since they were shown. They stand here as they are now; look at them again.',
  proposed:
    'Sent. The editors look at it, and their answer will stand here. The website shows nothing of it until then.',
  fileProposed:
    'Sent. The editors look at it, and their answer will stand at your institution. The website shows nothing of it until then.',
  proposalWithdrawn: 'Taken back: nothing waits for the editors.',
  proposalEmpty: 'What you sent is what the record says already: nothing waits for the editors.',
  proposalDecided:
    'Decided. What was taken over stands on the website within seconds, and the institution reads your answer.',
  importing:
    'An import is running, and nothing was saved. What you typed stands here: save it when the import has ended.',
  listTaken: 'Taken. What comes of it stands here.',
  importStale:
    'Nothing was imported: the directory has changed since you looked, or somebody else works on this list. It stands here as it is now; look at it again.',
  undoStale:
    'Nothing was undone: the directory has changed since you looked, or somebody else works on this import. It stands here as it is now; look at it again.',
  importRuns: 'Another import is running, and nothing was done. Try again when it has ended.',
  exportTooLarge: 'These are more than one file holds (5 MB): choose a kind, or a later day. Nothing was downloaded.',
  sessionEnded: 'The session has ended.',
  signedOut: 'You are signed out.',
  sessionOver:
    'Your session was over, and nothing was done. Sign in within five minutes: then what you typed stands where it stood.',
  signedInAgain: 'You are signed in again. Nothing was done yet: look at what stands here, and send it once more.',
  wrongCode:
    'Address and code do not go together, the code was used already, or it was tried too often. Wait for the next code; after several wrong ones, a quarter of an hour.',
  wrongPasskey: 'This passkey does not open the desk, or it took too long. Try again, or sign in with a code.',
  passkeyAdded: 'The passkey is added. From now on you can sign in with it.',
  passkeyNotAdded:
    'The passkey was not added: it took too long, its name cannot be used, or you have as many as an account may have. Try again.',
  passkeyRemoved: 'The passkey is removed: nobody signs in with it any more.',
  invited: 'The link is made.',
  notInvited:
    'Nobody was invited: the address is none, the name cannot be used, who has the address has an account with other rights, or a representative lacks an institution that is not retired.',
  ownAccount: 'Nothing was done: nobody takes away their own rights. Ask another administrator.',
  gone: 'This invitation was used already, is older than a day, or never was. Ask for a new one.',
  changed: 'Somebody has changed this since you opened it. Nothing was done: look at it again.',
  unknown: 'There is no such thing any more.',
  forbidden: 'This is not yours to see or to change.',
  invalid: 'This cannot be taken: look at what you typed.',
  limited: 'Too many forms were sent from here. Wait ten minutes.',
  away: 'The desk cannot be reached just now. Nothing was changed; try again in a moment.',
} as const
export type DeskSaidMessages = Translated<typeof said>
