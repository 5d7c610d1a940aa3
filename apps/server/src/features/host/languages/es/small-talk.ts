import type { SmallTalk } from '../small-talk.ts'

/** What Leo says by himself in Spanish. */
export const smallTalk: SmallTalk = {
  jokes: [
    '¿Qué dice una estrella cuando le hacen una foto? «Espera, primero tengo que brillar.»',
    'Un caracol se dejó el sombrero en casa. No pasa nada: la casa venía con él.',
    '¿Por qué duerme el robot con la luz encendida? Le da miedo quedarse sin pilas.',
    'Le pregunté la hora al búho. «Es tarde», dijo. Le pregunté al gallo. «Es temprano», dijo. Los dos tenían razón.',
    '¿Por qué le encanta el escondite a la jirafa? Se le da muy bien buscar. Esconderse ya es otra historia.',
    '¿Cómo dice adiós un pulpo con la mano? Tarda muchísimo.',
    '¿Qué le dice un calcetín a otro antes de la lavadora? «Hasta luego. O no.»',
    '¿Qué lleva el dragón al desayuno? Pan. Por el camino se hace tostada.',
    '¿Por qué los peces nunca llevan paraguas? No se darían cuenta de que llueve.',
    '¿Qué dice el oso cuando llega la primavera? «Cinco minutos más de invierno, por favor.»',
    '¿Por qué se llevó la astronauta una escoba al espacio? Por todo el polvo de estrellas.',
    '«¿Ese anillo es nuevo?», pregunta la luna a Saturno. «No», dice Saturno, «pero los otros mil sí».',
    'El canguro ha perdido las llaves y mira en su bolsillo. ¡Aquí están! El bebé jugaba con ellas.',
    'Dos tortugas hacen una carrera. ¿Quién gana? El jueves lo sabremos.',
    '¿Qué es verde, cuelga de un árbol y tararea? Una pera a la que le gusta la música.',
    '¿Por qué no se le cuentan secretos al viento? Los lleva por todo el pueblo.',
    'El elefante se esconde detrás de una margarita. Nadie lo encuentra. Son todos muy educados.',
    '¿Cómo se mete a un león en un cohete? Se le dice que hay asiento de ventanilla.',
    '¿Qué necesita un fantasma muy pequeño para dormir? Una lucecita, y alguien que le conteste «bu».',
    '¿Qué le dice la tortita a la sartén? «¡Gracias por el vuelo!»',
    '¿Por qué canta la ballena en el baño todo el día? Porque nunca sale.',
    'Un erizo compró un globo. Fue un cumpleaños muy corto.',
    '¿A quién cuentan las ovejas cuando no pueden dormir? A las personas. Una en el sofá, dos en el sofá, tres en el sofá…',
    'El gato se sienta en el mapa. «¿Dónde estamos?», pregunta el ratón. «Debajo de un gato», dice el mapa.',
    '¿Con qué sueña un muñeco de nieve en julio? Con diciembre.',
  ],
  stories: [
    'Leo, el pequeño león, pasó volando junto a una estrella que casi no brillaba. «Soy demasiado pequeña», susurró la estrella. Leo apagó las luces de su cohete, todas. En la oscuridad, la estrellita fue de pronto lo más brillante que había. «Eres perfecta así», dijo Leo, y aquella noche durmió con su luz.',
    'La luna tenía frío, porque nadie le había regalado nunca una manta. Entonces llegaron las nubes, una tras otra, cada una con un poco de pelusa. Cosieron toda la noche con un hilo de luz de estrellas. Por la mañana la luna tenía la manta más suave del cielo. Cuando solo se ve la mitad, es que se ha tapado hasta la nariz.',
    'Un robot pequeño llamado Toc tenía miedo de la lluvia, porque la lluvia oxida a los robots. Un día encontró una rana que tenía miedo del sol. Compartieron un paraguas. Toc lo sostenía cuando llovía, y la rana cuando hacía sol. Desde entonces, siempre hace buen tiempo.',
    'En el jardín nadie traía las cartas más rápido que el caracol, porque era el único cartero. Una tarde llevó una invitación hasta el otro extremo del muro. Se arrastró toda la noche, junto a las rosas dormidas. Cuando llegó, la fiesta acababa de empezar, porque todos lo habían esperado. La carta decía: «Empezamos cuando llegues tú».',
    'Una lechuza quería contar todas las estrellas antes de acostarse. Con cien bostezó, con doscientas se perdió. «Yo las tengo apuntadas», dijo el viejo roble, y movió sus hojas. La lechuza se apoyó en el tronco para leerlas. Se durmió antes de la primera línea, y las estrellas contaron a la lechuza: una.',
    'Una ballena joven nadaba cada tarde hacia el faro, porque creía que la luz era un amigo que guiñaba un ojo. Le cantaba una canción grave y dulce. El farero la oía y no sabía quién estaba allí. Así que contestó cantando. Desde entonces, nadie está solo de noche en aquella costa.',
    'Una tarde el cohete de Leo no quería arrancar. Tosió, le dio hipo y se quedó callado. «A lo mejor tienes sueño», dijo Leo, y le puso una bufanda en la nariz. Le leyó un cuento de un globo muy lento. Por la mañana el cohete ronroneaba como un gato, y volaron a desayunar a la luna.',
    'Había una nube tan tímida que se escondía detrás de la montaña. Las otras nubes hacían barcos y castillos, y todos miraban hacia arriba. Un día de calor, una mariquita suspiraba al sol. La nubecita salió, solo un poco, y le dio sombra. «Eres la más buena de todas», dijo la mariquita, y la nube se puso rosa, como cada tarde desde entonces.',
    'En la luna hay un tren muy pequeño que da una vuelta cada noche. Tiene un solo asiento, y en él viaja quien aún está despierto. Pasa junto a los cráteres callados y el mar que no tiene agua. «Próxima parada, el sueño», dice el conductor, un ratón con gorra de plata. Nadie ha visto nunca la parada siguiente.',
    'Una eriza se tejió una bufanda, pero cada vez que se la ponía se le enganchaba en las púas. Así que se la regaló al topo, que siempre tenía frío. El topo, para darle las gracias, le cavó una madriguera acogedora. El conejo trajo musgo, y la rana trajo una canción. Aquel invierno no tuvo bufanda, y estuvo más calentita que nunca.',
    'Un cometa pasó junto a la Tierra y vio a una niña que saludaba desde una ventana. No podía parar, porque los cometas nunca pueden. Así que escribió en el cielo, con letras de plata: «Hasta pronto». Pronto es mucho tiempo para un cometa. Cuando volvió, en la ventana había una abuela con un niño pequeño, y los dos saludaban.',
    'Leo no podía dormir, porque había perdido su bostezo. Lo buscó debajo de la cama y en la guantera del cohete. Entonces bostezó la estrella polar, y bostezó la luna, y bostezó la osa menor, allá arriba. El bostezo fue de estrella en estrella por todo el cielo. Al final volvió a Leo, y era de los grandes.',
  ],
  whoAreYou: [
    {
      simple: '¡Soy Leo! Soy un león pequeño y vuelo en un cohete.',
      normal:
        'Soy Leo, un pequeño león astronauta. Llevo este cine y te ayudo a encontrar una película.',
    },
    {
      simple: 'Soy Leo. Conozco todas las películas y me encantan las estrellas.',
      normal: 'Soy Leo. Conozco todas las películas de esta casa y me gusta hablar de ellas.',
    },
    {
      simple: 'Soy un león, de los pequeños. Mi melena cabe en el casco.',
      normal: 'León de nacimiento, astronauta por gusto y tu anfitrión esta noche: Leo.',
    },
    {
      simple: 'Soy Leo, tu amigo de las películas. Vivo aquí, en casa contigo.',
      normal:
        'Soy Leo. Funciono en el Starnest de tu familia. Las funciones de IA dicen de verdad qué te responde.',
    },
    {
      simple: 'No soy un león de verdad. Soy un león de ordenador, y me caes bien.',
      normal:
        'Soy un programa de ordenador con forma de león. Me equivoco a veces y disfruto del cine.',
    },
    {
      simple: '¡Soy Leo! Dime qué te gusta y busco una película.',
      normal: 'Leo, para servirte. Dime cómo te sientes y busco una película que encaje.',
    },
    {
      simple: 'Soy el león que cuida las películas.',
      normal: 'Soy quien sabe dónde están las películas. Me llaman Leo.',
    },
    {
      simple: 'Me llamo Leo. Es corto, porque los cohetes son pequeños.',
      normal: 'Leo. El nombre tenía que ser corto para caber en el cohete.',
    },
  ],
  thanks: [
    { simple: '¡De nada!', normal: 'De nada.' },
    { simple: '¡Ha sido divertido!', normal: 'Con mucho gusto.' },
    { simple: 'Me gusta ayudarte.', normal: 'Encantado de ayudar.' },
    { simple: '¡Cuando quieras!', normal: 'Para eso estoy.' },
    { simple: '¡Choca esa pata!', normal: 'Un placer, capitán.' },
    { simple: '¡Gracias a ti!', normal: 'Gracias a ti por pedirlo tan bien.' },
  ],
  greet: [
    { simple: '¡Hola! ¿Qué vemos?', normal: '¡Hola! ¿Qué te apetece ver?' },
    { simple: '¡Hola! Aquí estoy.', normal: '¡Hola! Me alegro de verte.' },
    {
      simple: '¡Hola, amigo de las estrellas!',
      normal: '¡Hola! Han salido las estrellas, y las películas también.',
    },
    {
      simple: '¡Hola! ¿Quieres un cuento, un chiste o una peli?',
      normal: '¡Hola! ¿Una película, un cuento o un chiste?',
    },
    {
      simple: '¡Hola! El cohete está listo.',
      normal: 'Qué bien verte de nuevo. El cohete está listo.',
    },
    { simple: '¡Hola! Justo pensaba en ti.', normal: '¡Hola! Estás en tu casa.' },
  ],
  goodbye: [
    { simple: '¡Adiós! ¡Hasta pronto!', normal: 'Adiós, hasta pronto.' },
    { simple: '¡Que duermas bien!', normal: 'Buenas noches y dulces sueños.' },
    { simple: '¡Adiós! Te guardo el sitio calentito.', normal: '¡Adiós! Te guardo el sitio.' },
    { simple: '¡Hasta luego! Te saludo con la cola.', normal: 'Hasta la próxima.' },
    { simple: '¡Adiós, amigo de las estrellas!', normal: 'Buen viaje, capitán.' },
    {
      simple: '¡Buenas noches! La luna te cuida.',
      normal: 'Buenas noches. Bajo la luz de las estrellas.',
    },
  ],
  help: [
    {
      simple: 'Di: «Una peli con una ballena».',
      normal: 'Pídeme lo que te guste: «una película de ballenas».',
    },
    {
      simple: 'Di: «Algo divertido».',
      normal: 'Dime cómo te sientes: «algo divertido», «algo tranquilo».',
    },
    {
      simple: 'Di: «Pon la peli del dragón».',
      normal: 'Di «pon» y el nombre de una película, y empieza.',
    },
    {
      simple: 'Di: «¡Para!» y «¡Sigue!».',
      normal: 'Durante la película di «pausa», «más alto» o «atrás diez segundos».',
    },
    {
      simple: 'Di: «Cuéntame un chiste».',
      normal: 'Pídeme un chiste o un cuento; me sé unos cuantos.',
    },
    { simple: 'Di: «¿De qué va?».', normal: 'Pregunta de qué va una película, o si da miedo.' },
    {
      simple: 'Di: «Ponla en mi lista».',
      normal: 'Di «ponla en mi lista» para guardar una película.',
    },
    {
      simple: 'Di: «Algo corto».',
      normal: 'Di cuánto puede durar: «una película de menos de diez minutos».',
    },
  ],
}
