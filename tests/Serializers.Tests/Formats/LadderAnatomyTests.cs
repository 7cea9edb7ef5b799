using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats;

/// <summary>The formats of the ladder name every byte of their messages once, and refuse damage by the one exception.</summary>
public class LadderAnatomyTests
{
    private static readonly string[] All =
    [
        .. from format in new[] { "dense", "typed-markers", "typed-bitmap" }
           from access in new[] { "compiled", "handwritten" }
           select $"{format}/{access}",
    ];

    public static TheoryData<string> Modes => [.. All];

    [Theory]
    [MemberData(nameof(Modes))]
    public void EveryByteHasOneName(string mode)
    {
        foreach (IModel model in ModelCatalog.BuiltIn.Models)
        {
            model.Accept(new Explain(mode));
        }
    }

    [Fact]
    public void ValuesCarryTheirNamesAndTexts()
    {
        foreach (string mode in All)
        {
            byte[] message = Explain.Encode(mode, new SimpleModel(), "s0", 1)[0];
            Anatomy anatomy = Explain.Find(mode, typeof(SimpleObject), message);
            Assert.Contains(anatomy.Parts, part => part.Name.ToString() == "Name" && part.Value == "Test0");
            Assert.Contains(anatomy.Parts, part => part.Name.ToString() == "LongValue" && part.Value == "123456789");
            Assert.Contains(anatomy.Parts, part => part.Name.ToString() == "ShortValue" && part.Value == "42");
        }
    }

    private sealed class Explain(string mode) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name != "published"))
            {
                foreach (byte[] message in Encode(mode, model, scenario.Name, Math.Min(scenario.Instances, 4)))
                {
                    if (message.Length > 4096)
                    {
                        continue;
                    }

                    Assert.Equal(message.Length, Find(mode, typeof(T), message).Parts.Sum(part => part.Length));
                    Assert.Throws<WireFormatException>(() => Find(mode, typeof(T), message[..^1]));
                    Damage(message, bytes => Find(mode, typeof(T), bytes));
                }
            }

            return 0;
        }

        public static byte[][] Encode<T>(string mode, IModel<T> model, string scenario, int count)
        {
            ICodec<T> codec = Catalog.BuiltIn.Find(mode)!.Bind(model).Codec!;
            return [.. model.Create(model.FindScenario(scenario)!, seed: 1, count).Select(value =>
            {
                var buffer = new EncodeBuffer();
                codec.Encode(value, buffer);
                return buffer.ToArray();
            })];
        }

        public static Anatomy Find(string mode, Type type, byte[] message) =>
            Assert.IsType<Anatomy>(((IExplainedSerializer)Catalog.BuiltIn.Find(mode)!).Explain(type, message));

        private static void Damage(byte[] message, Func<byte[], Anatomy> explain)
        {
            for (int at = 0; at < message.Length; at += 1 + (message.Length / 64))
            {
                byte[] damaged = [.. message];
                damaged[at] ^= 0x81;
                try
                {
                    explain(damaged);
                }
                catch (WireFormatException)
                {
                }
            }
        }
    }
}
