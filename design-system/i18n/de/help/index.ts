import type { NamespaceHelpTranslation } from '../../i18n-types'

const de_help = {
  title: 'Hilfe',
  lead: 'Finden Sie Antworten zu Ihrem Konto. Suchen Sie oder stöbern Sie in den Themen.',
  search: 'Hilfe durchsuchen',
  found: '{count|integer} {{count:Antwort|Antworten}}',
  none: 'Keine Treffer für „{query}“',
  noneText: 'Versuchen Sie es mit einem anderen Wort oder fragen Sie im Chat.',
  noneTextContact: 'Versuchen Sie es mit einem anderen Wort oder kontaktieren Sie den Support.',
  noneTextNoChat: 'Versuchen Sie es mit einem anderen Wort oder stöbern Sie in den Themen.',
  all: 'Alle Fragen anzeigen',
  fileClaim: 'Schaden melden',
  topics: {
    account: 'Konto und Anmeldung',
    money: 'Einzahlungen und Auszahlungen',
    wallets: 'Adressen und vertrauenswürdige Wallets',
    uta: 'UTA',
    referral: 'Partnerprogramm',
    insurance: 'Versicherung',
  },
  questions: {
    verify: {
      question: 'Wie verifiziere ich mein Konto?',
      answer:
        'Öffnen Sie „Verifizierung“ und bestätigen Sie Telegram mit unserem Bot. Danach ist Ihr Konto sofort freigeschaltet. E-Mail und Telefon sind optional; sie helfen Ihnen, den Zugang wiederherzustellen.',
    },
    password: {
      question: 'Ich habe mein Passwort vergessen',
      answer:
        'Fordern Sie auf der Anmeldeseite einen Link an. Er gilt 60\u00a0Minuten und für eine Passwortänderung. Wir zeigen für jede Adresse dieselbe Meldung, damit niemand herausfindet, wer ein Konto hat.',
    },
    twoFactor: {
      question: 'Wie schalte ich die Zwei-Faktor-Authentifizierung ein?',
      answer:
        'Öffnen Sie „Profil“ und dann „Sicherheit“. Scannen Sie den QR-Code mit einer Authenticator-App, geben Sie die sechs angezeigten Ziffern ein und bewahren Sie die acht Wiederherstellungscodes sicher auf.',
    },
    lostDevice: {
      question: 'Ich habe das Gerät mit meinen Codes verloren',
      answer:
        'Melden Sie sich mit einem Wiederherstellungscode statt der sechs Ziffern an; jeder gilt nur einmal. Schalten Sie mit einem weiteren Code die Zwei-Faktor-Authentifizierung aus und richten Sie sie auf dem neuen Gerät ein. Dabei erhalten Sie neue Wiederherstellungscodes; die alten werden ungültig. Nach dem Ausschalten sind Auszahlungen 24\u00a0Stunden pausiert.',
    },
    network: {
      question: 'Welches Netzwerk soll ich verwenden?',
      answer:
        'BNB Smart Chain (BEP-20). Dieselbe Adresse gibt es auch in anderen Netzwerken, aber dorthin gesendete Token sind verloren. Prüfen Sie das Netzwerk vor dem Senden.',
    },
    refill: {
      question: 'Wie zahle ich ein?',
      answer:
        'Öffnen Sie „Guthaben“, wählen Sie „Einzahlen“ und kopieren Sie Ihre persönliche Adresse oder scannen Sie ihren QR-Code. Senden Sie zuerst einen kleinen Betrag, aber nicht weniger als den angezeigten Mindestbetrag: Kleinere Einzahlungen werden nicht gutgeschrieben. Die Einzahlung erscheint in Ihrem Guthaben, sobald das Netzwerk sie bestätigt hat.',
    },
    withdraw: {
      question: 'Wie funktioniert eine Auszahlung?',
      answer:
        'Öffnen Sie „Guthaben“ und wählen Sie „Auszahlen“. Geben Sie Betrag und BEP-20-Adresse ein oder wählen Sie eine vertrauenswürdige Wallet, und vergleichen Sie die ganze Adresse mit der, an die Sie senden möchten. Sie bestätigen mit einem sechsstelligen Code; vorher wird nichts gesendet.',
    },
    blocked: {
      question: 'Warum sind Auszahlungen pausiert?',
      answer:
        'Nach bestimmten sicherheitsrelevanten Änderungen sind Auszahlungen eine Zeit lang pausiert. Ihr Konto zeigt, ab wann sie wieder möglich sind. Einzahlen und Tauschen sind weiterhin möglich.',
    },
    fee: {
      question: 'Womit zahle ich die Gebühr?',
      answer:
        'In USDT oder MATU, wie Sie möchten. Mit MATU erhalten Sie den angezeigten Rabatt. Gebühr und Nettobetrag sehen Sie, bevor Sie bestätigen.',
    },
    trusted: {
      question: 'Was ist eine vertrauenswürdige Wallet?',
      answer:
        'Eine Adresse, die Sie benannt und per Code bestätigt haben. Um eine hinzuzufügen, bestätigen Sie Telegram und schalten Sie die Zwei-Faktor-Authentifizierung ein. Beim Auszahlen wählen Sie sie aus einer Liste, statt sie einzutippen. Ist „Nur vertrauenswürdige Wallets“ eingeschaltet, sind Auszahlungen nur noch an diese Wallets möglich.',
    },
    coin: {
      question: 'Was ist das runde Muster neben einer Adresse?',
      answer:
        'Zwanzig Striche, die aus der ganzen Adresse berechnet werden. Zwei Adressen mit gleichem Anfang und Ende haben verschiedene Muster, so fällt eine ausgetauschte auf. Das Muster ist nur eine Hilfe: Vergleichen Sie immer die ganze Adresse.',
    },
    uta: {
      question: 'Was ist UTA?',
      answer:
        'UTA ist das automatische Handelskonto. Sie wählen einen Tarif und laden UTA mit USDT auf; mit diesem Betrag handelt UTA. Jeder Trade zeigt Einstieg, Ausstieg, Gebühr und Gewinn oder Verlust.',
    },
    polling: {
      question: 'Bei meiner UTA-Aufladung steht „Noch keine Antwort“',
      answer:
        'Wir prüfen alle zwei Sekunden, bis zu 20-mal. Dauert es länger, wird der Transfer noch bearbeitet: Der Betrag kommt entweder in UTA an oder wird Ihrem Guthaben wieder gutgeschrieben. Starten Sie in dieser Zeit keine weitere Aufladung; wählen Sie „Erneut prüfen“ oder sehen Sie unter „Transaktionen“ nach.',
    },
    results: {
      question: 'Garantiert UTA einen Gewinn?',
      answer:
        'Nein. Ein Monat kann mit Verlust enden, und frühere Ergebnisse sagen künftige nicht voraus. Darum lässt sich im Rechner auch ein Verlust annehmen.',
    },
    rank: {
      question: 'Wie wird mein Rang bestimmt?',
      answer:
        'Durch zwei Bedingungen: Ihr eigenes Guthaben und Ihr Teamvolumen. Für einen Rang müssen beide erfüllt sein. Die Seite „Partner“ zeigt, was noch fehlt.',
    },
    invite: {
      question: 'Wie lade ich jemanden ein?',
      answer:
        'Kopieren Sie Ihren persönlichen Link auf der Seite „Partner“ oder zeigen Sie seinen QR-Code. Wer sich darüber registriert, wird Ihr Partner.',
    },
    insurance: {
      question: 'Woran erkenne ich, ob ich versichert bin?',
      answer: 'Öffnen Sie „Versicherung“ im Bereich UTA. Eine Police ist aktiv oder beendet; auf ihrer Karte stehen Zeitraum und Deckung.',
    },
    contacts: {
      question: 'Wie ändere ich E-Mail oder Telefon?',
      answer:
        'Öffnen Sie „Profil“ und dann „Kontaktdaten“. Wir senden einen Code an die neue Adresse oder Nummer; bis Sie ihn eingeben, gilt die bisherige.',
    },
    arrived: {
      question: 'Meine Einzahlung ist nicht angekommen',
      answer:
        'Zuerst muss das Netzwerk die Einzahlung bestätigen. Bis dahin sehen Sie sie mit ihren Bestätigungen unter „Transaktionen“. Fehlt sie dort, vergleichen Sie das Netzwerk und die ganze Adresse mit der Einzahlungsseite und halten Sie den Transaktions-Hash bereit.',
    },
    takeOut: {
      question: 'Wie funktioniert eine Auszahlung aus UTA?',
      answer:
        'Öffnen Sie UTA, wählen Sie „Auszahlen“ und geben Sie einen Betrag ein. Gesperrte Beträge bleiben in UTA, bis sie freigegeben werden; wann der nächste Teil frei wird, steht auf der UTA-Seite. Der Betrag wird Ihrem Guthaben in USDT gutgeschrieben. Eine Gebühr in USDT wird davon abgezogen, eine Gebühr in MATU von Ihrem MATU-Guthaben.',
    },
    bonus: {
      question: 'Wie nutze ich das Bonuskonto?',
      answer:
        'Ein Bonus kann an Bedingungen geknüpft sein: ein Handelsvolumen und ein Ablaufdatum. Einen freigegebenen Bonus können Sie in Token tauschen. Den Kurs oder eine Schätzung sehen Sie, bevor Sie bestätigen.',
    },
    promo: {
      question: 'Wie funktioniert die Sommeraktion?',
      answer:
        'Die vier Schritte bauen aufeinander auf; für jeden abgeschlossenen erhalten Sie MATU auf Ihr Bonuskonto. Unter „Sommeraktion: Stand“ sehen Sie Ihren Fortschritt und wie lange die Saison noch dauert.',
    },
    claim: {
      question: 'Wie melde ich einen Schaden?',
      answer:
        'Öffnen Sie „Versicherung“ und wählen Sie „Schaden melden“. Ihre Verluste an gedeckten Tagen werden aus den geschlossenen Trades berechnet, und Sie erhalten eine fertige Nachricht mit allem, was wir zur Prüfung brauchen. Absenden müssen Sie sie selbst. In den Bedingungen steht, bis wann Sie den Schaden melden müssen und was nicht gedeckt ist.',
    },
  },
} satisfies NamespaceHelpTranslation

export default de_help
