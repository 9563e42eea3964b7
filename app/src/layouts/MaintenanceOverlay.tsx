import Box from '@mui/material/Box'
import Modal from '@mui/material/Modal'
import { useEffect } from 'react'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import MaintenancePage from '../pages/errors/MaintenancePage.tsx'
import MaintenanceFrame from './MaintenanceFrame.tsx'

/** The maintenance page over whatever is open, which stays mounted below with all that was typed. */
export default function MaintenanceOverlay() {
  const text = useTranslations('pages')
  const title = text.titles.maintenance()
  const ofDocument = text.document({ title })
  useEffect(() => {
    const before = document.title
    document.title = ofDocument
    return () => void (document.title = before)
  }, [ofDocument])
  return (
    <Modal open hideBackdrop>
      <Box role="dialog" aria-modal aria-label={title} sx={{ height: '100%', overflow: 'auto', bgcolor: 'background.default', outline: 0 }}>
        <MaintenanceFrame>
          <MaintenancePage />
        </MaintenanceFrame>
      </Box>
    </Modal>
  )
}
