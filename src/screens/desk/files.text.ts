export const filesText = {
  title: 'Files',
  lead: 'The files of your patients, the newest first. Adding files here comes with a later release.',
  caption: 'Case files, newest first',
  file: 'File',
  patient: 'Patient',
  size: 'Size',
  added: 'Added',
  kilobytes: (size: number) => `${size} KB`,
  empty: 'No files uploaded yet',
  emptyHint: 'When a file about one of your patients is on record, it shows up here.',
}
