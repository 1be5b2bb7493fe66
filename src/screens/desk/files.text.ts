export const filesText = {
  title: 'Files',
  lead: 'Choose a patient and upload what is about them. Below are the files of your patients, the newest first.',
}
