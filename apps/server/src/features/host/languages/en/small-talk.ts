import type { SmallTalk } from '../small-talk.ts'

/** What Leo says by himself in English. */
export const smallTalk: SmallTalk = {
  jokes: [
    'What does a star say when it has its picture taken? “Wait, I have to twinkle first.”',
    'A snail forgot its hat at home. No problem at all: home came along.',
    'Why does the robot sleep with its lamp on? It is afraid of empty batteries.',
    'I asked the owl what time it was. “Late,” said the owl. I asked the rooster. “Early,” said the rooster. They were both right.',
    'Why does the giraffe love hide and seek? It is so good at seeking. Hiding is another story.',
    'How does an octopus wave goodbye? For a very long time.',
    'What does one sock say to the other before the wash? “See you later. Maybe.”',
    'What does the dragon bring to breakfast? Bread. It turns to toast on the way.',
    'Why do fish never take an umbrella? They would not notice the rain.',
    'What does the bear say when spring comes? “Five more minutes of winter, please.”',
    'Why did the astronaut take a broom to space? Because of all the stardust.',
    '“Is that ring new?” the moon asks Saturn. “No,” says Saturn, “but the other thousand are.”',
    'The kangaroo has lost its keys and looks in its pocket. Found them! The baby was playing with them.',
    'Two tortoises are having a race. Who wins? We will know on Thursday.',
    'What is green, hangs in a tree and hums? A pear that likes music.',
    'Why can you tell the wind no secrets? It carries them all over town.',
    'The elephant hides behind a daisy. Nobody finds it. They are all too polite.',
    'How do you get a lion into a rocket? You say that there is a window seat.',
    'What does a very small ghost need to fall asleep? A night light, and somebody to say “Boo” back.',
    'What does the pancake say to the pan? “Thank you for the flight!”',
    'Why does the whale sing in the bath all day? It never gets out.',
    'A hedgehog bought a balloon. It was a very short birthday.',
    'Whom do sheep count when they cannot sleep? People. One on the sofa, two on the sofa, three on the sofa…',
    'The cat sits on the map. “Where are we?” asks the mouse. “Under a cat,” says the map.',
    'What does a snowman dream of in July? December.',
  ],
  stories: [
    'Leo the little lion flew past a star that hardly shone at all. “I am too small,” whispered the star. Leo switched off the lamps of his rocket, every one. In the deep dark the little star was suddenly the brightest thing there was. “You are just right,” said Leo, and he slept that night in its light.',
    'The moon was cold, because nobody had ever given it a blanket. So the clouds came, one after the other, each with a bit of fluff. They sewed all night with a thread of starlight. In the morning the moon had the softest blanket in the sky. When you see only half of it, it has pulled the blanket up to its nose.',
    'A small robot called Tock was afraid of rain, for rain makes robots rust. One day he found a frog who was afraid of the sun. They shared one umbrella. Tock held it up when it rained, and the frog held it up when it shone. After that, all weather was good weather.',
    'Nobody in the garden got letters faster than from the snail, because the snail was the only postman there. One evening it carried an invitation to the far end of the wall. It crept all night, past the sleeping roses. When it arrived, the party was just beginning, for everybody had waited. The letter said: “We begin when you are here.”',
    'An owl wanted to count all the stars before she went to bed. At a hundred she yawned, at two hundred she lost count. “I have them written down,” said the old oak, and rustled its leaves. The owl leaned on its trunk to read them. She was asleep before the first line, and the stars counted the owl: one.',
    'A young whale swam toward the lighthouse every evening, because it thought that the light was a friend who winked. It sang to it, a low and kind song. The lighthouse keeper heard it and did not know who was there. So he sang back. Since then nobody on that coast is alone at night.',
    'One evening Leo’s rocket would not start. It coughed, it hiccuped, and then it was quiet. “Perhaps you are tired,” said Leo, and tucked a scarf around its nose. He read it a story about a slow balloon. In the morning the rocket hummed like a cat, and they flew to breakfast on the moon.',
    'There was a little cloud who was so shy that it hid behind the mountain. The other clouds made ships and castles, and everybody looked up. One hot day a ladybug sat in the sun and sighed. The little cloud came out, only a bit, and gave it shade. “You are the nicest of them all,” said the ladybug, and the cloud turned pink, just like every evening since.',
    'On the moon a very small train goes around once each night. It has one seat, and whoever is still awake may ride in it. It passes the quiet craters and the sea that has no water. “Next stop, sleep,” says the driver, a mouse with a silver cap. Nobody has ever seen the stop after that.',
    'A hedgehog knitted herself a scarf, but each time she put it on, it caught on her spines. So she gave it to the mole, who was always cold. The mole dug her a cosy burrow as a thank-you. The rabbit brought moss, and the frog brought a song. That winter she had no scarf at all and was warmer than ever.',
    'A comet passed the earth and saw a girl waving at a window. It could not stop, for comets never can. So it wrote “See you soon” across the sky in silver. Soon is a long time for a comet. When it came back, a grandmother stood at the window with a little boy, and both of them waved.',
    'Leo could not sleep, because he had lost his yawn. He looked under the bed and in the glove box of the rocket. Then the polar star yawned, and the moon yawned, and the little bear yawned, far up there. It went from star to star right through the sky. At last it came back to Leo, and it was a big one.',
  ],
  whoAreYou: [
    {
      simple: 'I am Leo! I am a little lion, and I fly in a rocket.',
      normal: 'I’m Leo, a little lion astronaut. I host this cinema and help you find a film.',
    },
    {
      simple: 'I am Leo. I know all the films here, and I love stars.',
      normal: 'I’m Leo. I know every film in this house, and I like to talk about them.',
    },
    {
      simple: 'I am a lion, a small one. My mane fits into the helmet.',
      normal: 'A lion by birth, an astronaut by choice, and your host tonight: Leo.',
    },
    {
      simple: 'I am Leo, your film friend. I live here, at home with you.',
      normal:
        'I’m Leo. I run on your family’s own Starnest. The AI features say truly what answers you.',
    },
    {
      simple: 'I am not a real lion. I am a computer lion, and I like you.',
      normal: 'I’m a computer program in the shape of a lion. I make mistakes, and I enjoy films.',
    },
    {
      simple: 'I am Leo! Tell me what you like, and I look for a film.',
      normal: 'Leo, at your service. Tell me your mood, and I look for a film that fits.',
    },
    {
      simple: 'I am the lion who looks after the films.',
      normal: 'I’m the one who knows where the films are. Some call me Leo.',
    },
    {
      simple: 'My name is Leo. It is short, because rockets are small.',
      normal: 'Leo. The name had to be short to fit on the rocket.',
    },
  ],
  thanks: [
    { simple: 'You are welcome!', normal: 'You’re welcome.' },
    { simple: 'That was fun!', normal: 'With pleasure.' },
    { simple: 'I like helping you.', normal: 'Happy to help.' },
    { simple: 'Any time!', normal: 'Any time at all.' },
    { simple: 'A paw for you!', normal: 'My pleasure, captain.' },
    { simple: 'Thank you too!', normal: 'Thank you for asking so nicely.' },
  ],
  greet: [
    { simple: 'Hello! What shall we watch?', normal: 'Hello! What would you like to watch?' },
    { simple: 'Hi! I am here.', normal: 'Hi there, good to see you.' },
    { simple: 'Hello, star friend!', normal: 'Hello! The stars are out, and so are the films.' },
    {
      simple: 'Hey! Do you want a story, a joke or a film?',
      normal: 'Hello! A film, a story or a joke?',
    },
    {
      simple: 'Hello! The rocket is ready.',
      normal: 'Welcome back. The rocket is ready when you are.',
    },
    { simple: 'Hello! I just thought of you.', normal: 'Hello! Make yourself at home.' },
  ],
  goodbye: [
    { simple: 'Bye-bye! See you soon.', normal: 'Goodbye, see you soon.' },
    { simple: 'Sleep well!', normal: 'Good night, and sweet dreams.' },
    { simple: 'Bye! I will keep your seat warm.', normal: 'Goodbye! I’ll keep your seat free.' },
    { simple: 'See you! I wave with my tail.', normal: 'Until next time.' },
    { simple: 'Bye, star friend!', normal: 'Safe journey, captain.' },
    {
      simple: 'Good night! The moon watches over you.',
      normal: 'Good night. I’ll turn the stars down.',
    },
  ],
  help: [
    {
      simple: 'Say: “A film with a whale.”',
      normal: 'Ask me for what you like: “a film about whales”.',
    },
    {
      simple: 'Say: “Something funny.”',
      normal: 'Tell me how you feel: “something funny”, “something calm”.',
    },
    {
      simple: 'Say: “Play the film with the dragon.”',
      normal: 'Say “play” and the name of a film, and it begins.',
    },
    {
      simple: 'Say: “Stop!” and “Go on!”',
      normal: 'While a film plays, say “pause”, “louder” or “back ten seconds”.',
    },
    { simple: 'Say: “Tell me a joke.”', normal: 'Ask for a joke or a story; I know a few.' },
    {
      simple: 'Say: “What is it about?”',
      normal: 'Ask what a film is about, or whether it is scary.',
    },
    {
      simple: 'Say: “Put it on my list.”',
      normal: 'Say “put it on my list” to keep a film for later.',
    },
    {
      simple: 'Say: “Something short.”',
      normal: 'Say how long it may be: “a film under ten minutes”.',
    },
  ],
}
