using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Hostile;
using SerBench.Formats.Tests.Zoo;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Explain;

/// <summary>Messages of every kind of member, damaged part by part, are explained to the last byte or refused with the one exception.</summary>
public class MutatedExplanationTests
{
    /// <summary>The number of mutations per format, besides those that make a count or code zero.</summary>
    private const int Mutations = 1_250;

    private const ulong Seed = 20160419;

    [Theory]
    [MemberData(nameof(ExplanationTests.Formats), MemberType = typeof(ExplanationTests))]
    public void Damage_of_every_kind(string serializer)
    {
        ISerializer explained = Catalog.BuiltIn.Find(serializer)!;
        IExplainedSerializer explainer = Explainers.Find(Catalog.BuiltIn, explained)!;
        (Type Type, byte[] Bytes)[] messages = [.. ZooTypes.Single.SelectMany(type => MessagesOf(explained, type).Select(message => (type, message)))];
        var mutator = new PartMutator([.. messages.Select(message => explainer.Explain(message.Type, message.Bytes))], Seed);
        IEnumerable<(Type Type, byte[] Bytes)> zeroed = messages.SelectMany((message, number) => mutator.Zeroed(number).Select(bytes => (message.Type, bytes)));
        IEnumerable<(Type Type, byte[] Bytes)> mutations = Enumerable.Range(0, Mutations).Select(i => i % messages.Length).Select(number => (messages[number].Type, mutator.Next(number)));
        int refused = 0;
        var faults = new Dictionary<string, string>();
        foreach ((Type type, byte[] damaged) in zeroed.Concat(mutations))
        {
            try
            {
                Assert.Equal(damaged.Length, explainer.Explain(type, damaged).Summary.Size);
            }
            catch (WireFormatException)
            {
                refused++;
            }
            catch (Exception other)
            {
                faults.TryAdd($"{other.GetType().Name} from {other.TargetSite}", $"{type}: {other} for {Convert.ToHexString(damaged)}");
            }
        }

        Assert.True(faults.Count == 0, string.Join(Environment.NewLine, faults.Values));
        Assert.InRange(refused, Mutations / 10, int.MaxValue);
    }

    private static byte[][] MessagesOf(ISerializer serializer, Type type)
    {
        var model = (IModel)Activator.CreateInstance(typeof(ZooModel<>).MakeGenericType(type), args: [serializer.Traits.HasFlag(Traits.FoldsNull)])!;
        return model.Accept(new EncodeAll(serializer));
    }

    /// <summary>The longest and the shortest message of a type; none if the type, or each of its values, is refused.</summary>
    private sealed class EncodeAll(ISerializer serializer) : IModelVisitor<byte[][]>
    {
        public byte[][] Visit<T>(IModel<T> model)
        {
            if (!Attack<T>.HasMessages(serializer.Id, model))
            {
                return [];
            }

            IReadOnlyList<byte[]> messages = new Attack<T>(serializer.Id, model).Messages;
            return messages.Count == 1 ? [messages[0]] : [messages[0], messages[^1]];
        }
    }
}
