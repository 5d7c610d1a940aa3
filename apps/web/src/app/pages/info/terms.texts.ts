import { sliceTexts } from '@starnest/contract/text/texts'

/** Terms of Service. Paragraphs are parted by a line break. */
export const termsTexts = sliceTexts({
  en: {
    title: 'Terms of Service',
    lead: 'There is no company behind this page: the service is a computer in your own home. So this is short.',
    software: 'The software',
    softwareText:
      'Starnest is free software under the Apache License 2.0. You may use, study, change and share it. It comes as it is, without any warranty; the full text of the licence is in the file LICENSE. The emoji faces of the profiles are Twemoji by Twitter, Inc. and other contributors, under CC BY 4.0.',
    films: 'The films',
    filmsText:
      'The films, pictures and sounds that come with Starnest are under Creative Commons Attribution 4.0. You may show, copy and change them, also for money, as long as you name Starnest as their source and say if you changed them.',
    price: 'What it costs',
    priceText:
      'Nothing. There is no account to keep, no bill to pay and no gift to redeem; those links lead to Home.',
    house: 'House rules',
    houseText:
      'Whoever runs Starnest decides who may use it, and chooses the age limits of the profiles. Our films’ age ratings are the judgement of their makers; a parent knows better.',
  },
  es: {
    title: 'Condiciones del servicio',
    lead: 'Detrás de esta página no hay ninguna empresa: el servicio es un ordenador de tu propia casa. Por eso esto es corto.',
    software: 'El programa',
    softwareText:
      'Starnest es software libre con licencia Apache 2.0. Puedes usarlo, estudiarlo, cambiarlo y compartirlo. Se entrega tal cual, sin garantía alguna; el texto completo de la licencia está en el archivo LICENSE. Las caras emoji de los perfiles son Twemoji, de Twitter, Inc. y otros colaboradores, con licencia CC BY 4.0.',
    films: 'Las películas',
    filmsText:
      'Las películas, imágenes y sonidos que vienen con Starnest están bajo Creative Commons Atribución 4.0. Puedes mostrarlos, copiarlos y cambiarlos, también con fines comerciales, siempre que cites a Starnest como origen e indiques si los has cambiado.',
    price: 'Lo que cuesta',
    priceText:
      'Nada. No hay cuenta que mantener, factura que pagar ni regalo que canjear; esos enlaces llevan al inicio.',
    house: 'Normas de la casa',
    houseText:
      'Quien pone Starnest en marcha decide quién puede usarlo y elige los límites de edad de los perfiles. La clasificación por edad de nuestras películas es la opinión de sus autores; los padres saben más.',
  },
  fr: {
    title: 'Conditions d’utilisation',
    lead: 'Il n’y a pas d’entreprise derrière cette page : le service est un ordinateur de votre maison. C’est donc court.',
    software: 'Le logiciel',
    softwareText:
      'Starnest est un logiciel libre sous licence Apache 2.0. Vous pouvez l’utiliser, l’étudier, le modifier et le partager. Il est fourni tel quel, sans aucune garantie ; le texte complet de la licence est dans le fichier LICENSE. Les visages emoji des profils sont Twemoji, de Twitter, Inc. et d’autres contributeurs, sous licence CC BY 4.0.',
    films: 'Les films',
    filmsText:
      'Les films, images et sons livrés avec Starnest sont sous Creative Commons Attribution 4.0. Vous pouvez les montrer, les copier et les modifier, même à des fins commerciales, à condition de citer Starnest comme source et d’indiquer si vous les avez modifiés.',
    price: 'Ce que cela coûte',
    priceText:
      'Rien. Il n’y a ni compte à tenir, ni facture à payer, ni cadeau à utiliser ; ces liens mènent à l’accueil.',
    house: 'Règles de la maison',
    houseText:
      'La personne qui fait tourner Starnest décide qui peut l’utiliser et choisit les limites d’âge des profils. La classification par âge de nos films est l’avis de leurs auteurs ; les parents savent mieux.',
  },
})
