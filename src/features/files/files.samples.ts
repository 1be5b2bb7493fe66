/** What the tests that ask about every table know of files. */
import { atLeast, ids, key, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    case_files: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        name: 'x',
        media_type: 'text/plain',
        size_bytes: 1,
        sha256: '0'.repeat(64),
        storage_key: 'files/0123456789',
      },
      constraints: {
        case_files_storage_key_key: key({}, { storage_key: 'files/9876543210' }),
        case_files_pkey: key({ id: ids.row }, { id: ids.other }, { storage_key: 'files/9876543210' }),
        case_files_media_type_check: {
          refused: [{ media_type: 'xx' }, { media_type: 'x'.repeat(121) }],
          accepted: [{ media_type: 'xxx' }, { media_type: 'x'.repeat(120) }],
        },
        case_files_name_check: trimmedLength('name', 255),
        case_files_sha256_check: {
          refused: [{ sha256: '0'.repeat(63) }, { sha256: '0'.repeat(65) }, { sha256: 'F'.repeat(64) }],
          accepted: [{ sha256: 'f'.repeat(64) }],
        },
        case_files_size_bytes_check: atLeast('size_bytes', 1),
        case_files_storage_key_check: {
          refused: [
            { storage_key: 'x'.repeat(9) },
            { storage_key: 'x'.repeat(201) },
            { storage_key: 'files/../../secret' },
          ],
          accepted: [{ storage_key: 'x'.repeat(10) }, { storage_key: 'x'.repeat(200) }],
        },
      },
    },
  },
}
