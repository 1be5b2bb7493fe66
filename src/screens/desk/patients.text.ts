export const patientsText = { title: 'Patients' }
