import type { NamespaceLegalTranslation } from '../../i18n-types'

const de_legal = {
  counting: {
    name: 'Besuchsstatistik',
    text: 'Dürfen wir Seitenaufrufe zählen? Erfasst werden Art, Titel und Sprache jeder Seite und die Seite oder Website, von der Sie kommen, nie Ihr Konto, Beträge oder Ihre Eingaben.',
    allow: 'Erlauben',
    refuse: 'Ablehnen',
  },
  close: 'Schließen',
  print: 'Drucken',
  contents: 'Auf dieser Seite',
  termsOfUse: {
    title: 'Nutzungsbedingungen',
    account: {
      title: 'Ihr Konto',
      text: 'Sie dürfen nur ein Konto eröffnen, und zwar für sich selbst und mit richtigen Angaben. Geben Sie Passwort, Codes und Gerät nicht weiter; was damit bestätigt wird, gilt als Ihre Handlung. Sie können das Konto jederzeit schließen, sobald es leer ist.',
    },
    service: {
      title: 'Was der Dienst leistet',
      text: 'MATU Cabinet verwahrt Token-Guthaben auf der BNB Smart Chain, führt die von Ihnen beauftragten Einzahlungen, Auszahlungen und Tauschvorgänge aus und bietet UTA, das automatische Handelskonto, im Abo an, außerdem ein Partnerprogramm und Versicherungen zu gesonderten Bedingungen. Preis und Gebühr werden angezeigt, bevor Sie bestätigen.',
    },
    risk: {
      title: 'Risiko',
      text: 'Token können an Wert verlieren. UTA handelt, und ein Monat kann mit Verlust enden; frühere Ergebnisse sagen künftige nicht voraus. Unsere Angaben sind keine Finanzberatung. Setzen Sie nur Geld ein, dessen Verlust Sie verkraften können.',
    },
    chain: {
      title: 'Transfers',
      text: 'Transfers im Netzwerk lassen sich nicht rückgängig machen. Prüfen Sie Netzwerk und Adresse, bevor Sie bestätigen. Nach sicherheitsrelevanten Änderungen können Auszahlungen eine Zeit lang pausiert sein; Ihr Konto zeigt, bis wann.',
    },
    end: {
      title: 'Missbrauch und Änderungen',
      text: 'Wer fremde Konten nutzt, Geld wäscht oder den Dienst angreift, wird ausgeschlossen; mit seinem Guthaben wird nach dem Gesetz verfahren. Änderungen dieser Bedingungen kündigen wir in Ihrem Konto an, bevor sie gelten. Verbraucherrechte nach dem Recht Ihres Landes bleiben unberührt.',
    },
  },
  privacyNotice: {
    title: 'Datenschutzhinweise',
    data: {
      title: 'Was wir speichern',
      text: 'Name, E-Mail, Telefon und Telegram-Name (sofern angegeben), Sprache, Ihre Transaktionen mit Adressen und Zeiten sowie die Zeiten Ihrer Anmeldungen. Ihr Passwort speichern wir nie in lesbarer Form.',
    },
    use: {
      title: 'Wozu wir die Daten nutzen',
      text: 'Um Ihre Aufträge auszuführen, Ihr Konto zu schützen, Ihnen zu antworten und unsere gesetzlichen Pflichten als Money Services Business (MSB) zu erfüllen. Wir verkaufen die Daten nicht und nutzen sie nicht für Werbung Dritter.',
    },
    others: {
      title: 'Wer die Daten sieht',
      text: 'Transfers sind im Netzwerk öffentlich, mit Adresse und Betrag. Google und der Chat erhalten nur, was sie brauchen, und nur, wenn sie eingeschaltet sind und Sie sie nutzen. Ist die Besuchsstatistik eingeschaltet, erhält der Zähldienst Art, Titel und Sprache jeder Seite und die Seite oder Website, von der Sie kommen, mit Ihrer Einwilligung, wo das Gesetz sie verlangt. Behörden erhalten, was das Gesetz verlangt.',
    },
    time: {
      title: 'Wie lange wir die Daten speichern',
      text: 'Solange Ihr Konto besteht, und danach so lange, wie das Gesetz es für Aufzeichnungen eines Money Services Business verlangt. Einstellungen wie Sprache und Darstellung werden in Cookies auf Ihrem Gerät gespeichert.',
    },
    rights: {
      title: 'Ihre Rechte',
      text: 'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen, übertragen oder löschen lassen, soweit wir sie nicht gesetzlich aufbewahren müssen, und sich bei der Datenschutzbehörde Ihres Landes beschweren.',
      write: 'Wie Sie den Support kontaktieren, steht auf der Hilfeseite.',
    },
  },
} satisfies NamespaceLegalTranslation

export default de_legal
