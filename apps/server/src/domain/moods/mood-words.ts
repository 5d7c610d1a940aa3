import type { Genre } from '@starnest/contract/catalog/catalog'
import type { Mood } from '@starnest/contract/host/summary'
import { foldedWords } from '../text/fold.ts'

/** What a genre alone says of how its films feel, 0 to 1. */
export const GENRE_MOODS: Readonly<Record<Genre, Partial<Record<Mood, number>>>> = {
  adventure: { exciting: 0.7 },
  comedy: { funny: 0.8 },
  'sci-fi': { exciting: 0.4 },
  fantasy: { magical: 0.8 },
  anime: { exciting: 0.4 },
  kids: { heartwarming: 0.4, calm: 0.3 },
  romance: { romantic: 0.9, heartwarming: 0.4 },
  gothic: { scary: 0.7 },
}

/** Words of the texts of films by what they say of a film: how much, above 0, with the words of English,
 *  Spanish and French. Words that mean something else in another of the three are left out ('pain' is
 *  bread in French), and so are those that films use for anything ('star', 'great', 'night'). A fear
 *  that a film speaks of is a note of that fear, however gently it is told. */
const WORDS: Readonly<Record<Mood, string>> = {
  funny: `
    1.2 = funny hilarious giggle giggles giggling giggled comedy prank pranks slapstick goofy
    1.2 = divertido divertida graciosa gracioso chiste chistes broma bromas risas carcajada carcajadas
    1.2 = drôle drôles rigolo rigolote marrant blague blagues rigoler hilarante gag gags farce farces
    0.8 = laugh laughs laughed laughing laughter joke jokes silly clumsy tickle tickles tickled comic
    0.8 = risa reír ríe payaso payasos torpe cosquillas cómico disparate travesura travesuras
    0.8 = rire rires rit clown maladroit maladroite chatouilles bêtise bêtises comique gaffe gaffes
    0.5 = clown clowns mischief mischievous trick tricks oops whoops ridiculous absurd bumbling sneeze
    0.5 = hiccup hiccups wobbly splat banana underpants burp chaos mess vain chuckle
    0.5 = locura absurdo ridículo travieso traviesa hipo lío estornudo caos
    0.5 = ridicule coquin coquine hoquet pagaille farceur farceuse éternue
    0.3 = haha hehe yawning bouncing woolly jaja hihi ronca snore snores snoring grumpy
  `,
  scary: `
    1.2 = scary terrifying horror haunted nightmare nightmares creepy spooky frightening monstrous evil
    1.2 = terror terrorífico aterrador aterradora escalofriante embrujada pesadilla pesadillas maldad
    1.2 = effrayant effrayante terrifiant terrifiante horreur hanté hantée cauchemar cauchemars
    0.8 = scream screams screamed screaming frightened scared afraid terrible demon demons sinister
    0.8 = miedo asustado asustada grito gritos gritar siniestro siniestra monstruo monstruos demonio
    0.8 = peur effrayé effrayée hurle hurlement hurlements cri cris sinistre monstre monstres démon
    0.5 = monster monsters ghost ghosts vampire vampires skeleton skeletons witch zombie fear feared
    0.5 = dark darkness shadow shadows crooked graveyard curse cursed growl growls howl howls fang fangs
    0.5 = danger dangerous menace threat danger creaks thunder lurks lurking creature creatures trembling
    0.5 = fantasma fantasmas vampiro vampiros esqueleto bruja oscuridad oscuro oscura sombra sombras
    0.5 = peligro peligroso maldición trueno truenos cementerio aullido tiembla temor cripta
    0.5 = fantôme fantômes squelette sorcière obscurité ténèbres sombre ombre ombres malédiction
    0.5 = danger dangereux dangereuse tonnerre tonnerres cimetière menaçant tremble crainte crocs
    0.3 = storm bat bats raven cellar attic teeth bites tormenta sótano cuervo orage tempête corbeau
  `,
  calm: `
    1.2 = calm peaceful lullaby lullabies soothing serene tranquil bedtime hush gentle gentlest gently
    1.2 = tranquilo tranquila calma sereno serena apacible nana nanas arrorró
    1.2 = paisible berceuse berceuses apaisant apaisante serein sereine tranquille
    0.8 = quiet quietly softly whisper whispers whispered whispering slow slowly stillness dream
    0.8 = sleep sleeps sleepy asleep dreams dreaming drowsy yawn yawns yawning snooze doze dozed
    0.8 = silencio suave suavemente susurro susurros susurra lento lenta despacio dormir duerme sueño
    0.8 = silence doux douce doucement murmure murmures chuchote lent lente lentement dormir dort dodo
    0.5 = rest resting cosy cozy breeze snowflakes moonlight hum hums humming lantern rocking blanket
    0.5 = descanso acogedor brisa manta arrullo dulcemente suaves
    0.5 = repos brise couverture sommeil rêve rêves flocons berce calmes
    0.3 = hurry garden rain leaves waiting seasons patience patient pond meadow
    0.3 = jardín lluvia hojas paciencia estanque prado jardin pluie feuilles étang
  `,
  exciting: `
    1.2 = thrilling exciting breathtaking breakneck daring showdown escape escapes chase chases chased
    1.2 = emocionante trepidante persecución huida peligrosa escapar hazaña hazañas
    1.2 = palpitant palpitante haletant poursuite poursuites évasion exploit exploits trépidant
    0.8 = race races racing raced adventure adventures quest battle battles fight fights duel hero heroes
    0.8 = heist rescue rescues treasure pirate pirates fastest danger explosion explosions speeding
    0.8 = aventura aventuras batalla batallas pelea héroe héroes heroína rescate tesoro pirata piratas
    0.8 = carreras veloz rápido rápida robo explosión peligro
    0.8 = aventure aventures bataille batailles combat combats héros sauvetage trésor rapide course
    0.5 = faster run runs running rushes catch caught leap leaps dash rocket comet wheels downhill
    0.5 = wild storm cliff climbs roaring strike sword samurai ninja knight runaway rolls cart mission
    0.5 = thief thieves crew secret map dunes spaceship jungle volcano mystery journey
    0.5 = corre correr salto salta cohete cometa acantilado espada samurái misión ladrón mapa selva viaje
    0.5 = court courir saut saute fusée comète falaise épée chevalier samouraï mission voleur carte
    0.3 = fast flies fly flew flown bridge river mountain vuela volar puente vole voler pont
  `,
  sad: `
    1.2 = sad sadness weep weeps weeping wept sob sobs sobbing grief heartbroken mourning funeral
    1.2 = triste tristes tristeza llanto llora lloran llorar sollozo duelo funeral
    1.2 = tristesse pleure pleurer pleurs sanglot sanglots deuil chagrin enterrement
    0.8 = cry cries crying tear tears goodbye farewell lonely loneliness died dies death dying
    0.8 = lágrima lágrimas adiós despedida muere murió muerte soledad solitario solitaria
    0.8 = larme larmes adieu adieux meurt mort décès solitude solitaire
    0.5 = alone lost miss misses missed gone sorrow regret leaving sorry shivering forgotten
    0.5 = solo sola perdido perdida extraña olvidado olvidada pena echa
    0.5 = seul seule perdu perdue manque oublié oubliée regret regrets partir
    0.3 = missing waiting memory memories quiet empty recuerdo recuerdos souvenir souvenirs
  `,
  heartwarming: `
    1.2 = heartwarming kindness tender tenderness friendship cuddle cuddles hug hugs hugged hugging
    1.2 = ternura tierno tierna amistad abrazo abrazos abraza abrazar bondad conmovedora
    1.2 = tendresse tendre amitié câlin câlins embrasse attendrissant chaleureux chaleureuse
    0.8 = friend friends together family share shares shared sharing welcome forgive helping
    0.8 = amigo amigos amiga amigas juntos juntas familia comparte compartir perdona cariño
    0.8 = ami amis amie amies ensemble famille partage partager pardonne gentillesse entraide
    0.5 = home love loves loved mother grandpa grandma grandfather grandmother granddaughter brother
    0.5 = sister help helps helped thank smile smiles warm care cares promise promised baby gift heart
    0.5 = hogar mamá papá madre abuelo abuela hermano hermana ayuda gracias sonrisa corazón regalo
    0.5 = maman papa mère grandpère mamie papi frère sœur aide merci sourire cœur cadeau
    0.3 = shy ours hungry wool knitted children tímido tímida timide
  `,
  magical: `
    1.2 = magic magical enchanted enchantment spell spells wizard wizards sorcerer fairy fairies wand
    1.2 = magia mágico mágica mágicos mágicas encantado encantada hechizo mago hada hadas varita
    1.2 = magie magique magiques enchanté enchantée sortilège magicien magicienne fée fées baguette
    0.8 = unicorn unicorns dragon dragons mermaid mermaids witch witches elf elves genie potion wonder
    0.8 = unicornio dragones dragón sirena sirenas bruja duende duendes genio poción maravilla
    0.8 = licorne licornes sirène sirènes sorcière lutin lutins génie potion merveille merveilleux
    0.5 = wish wishes castle castles kingdom prince princess king queen giant giants ghost glow glowing
    0.5 = sparkle sparkles shimmering puppet legend deseo deseos castillo reino príncipe
    0.5 = princesa gigante brilla brillan leyenda vœu vœux souhait château royaume princesse
    0.5 = géant géante brille légende enchanteur
    0.3 = coral jellyfish clouds nubes nuages corail
  `,
  romantic: `
    1.2 = romantic romance sweetheart sweethearts lovers kiss kisses kissed kissing wedding valentine
    1.2 = romántico romántica enamorado enamorada enamorados beso besos besa boda novio novia novios
    1.2 = romantique amoureux amoureuse baiser baisers mariage fiancé fiancée
    0.8 = love beloved marry married bride groom waltz amor casarse vals amour valse épouse épouser
    0.5 = dance dances dancing heart hearts rose roses blossom bow blush baile bailar danse danser
    0.5 = corazón corazones rosa cœur cœurs bouquet ramo moonlight
    0.3 = shy across tímida tímido timide
  `,
}

/** What one word says of one mood: `weight` above 0. */
export type MoodNote = { readonly mood: Mood; readonly weight: number }

/** What folded words say of how a film feels. */
export const MOOD_WORDS: ReadonlyMap<string, readonly MoodNote[]> = moodWords()

function moodWords(): Map<string, MoodNote[]> {
  const notes = new Map<string, MoodNote[]>()
  for (const [mood, text] of Object.entries(WORDS)) {
    for (const line of text.split('\n')) {
      const [weight = '', words = ''] = line.split('=')
      for (const word of foldedWords(words)) {
        const known = notes.get(word) ?? []
        // Of the weights of one word in several languages the first counts, which is the highest.
        if (known.some((note) => note.mood === mood)) continue
        notes.set(word, [...known, { mood: mood as Mood, weight: Number(weight) }])
      }
    }
  }
  return notes
}
