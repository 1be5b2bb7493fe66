export const filesText = {
  title: 'Files',
  caption: 'Case files, newest first',
  file: 'File',
  patient: 'Patient',
  size: 'Size',
  added: 'Added',
  kilobytes: (size: number) => `${size} KB`,
  empty: 'No files uploaded yet',
  emptyHint: 'Files about your patients are listed here, the newest first. Nothing is on file yet.',
}
