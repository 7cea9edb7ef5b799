using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Access;

/// <summary>A format writes the same bytes with every access, if the fields are visited in the same order.</summary>
public class AccessesAgreeTests
{
    private static readonly string[] Generic = ["reflection", "delegates", "accessors", "compiled"];

    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (string format in Formats())
            {
                foreach (IModel model in ModelCatalog.BuiltIn.Models)
                {
                    cases.Add(format, model.Id);
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void All_accesses_give_the_same_bytes(string format, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(format));

    private static IEnumerable<string> Formats() => Catalog.BuiltIn.Serializers
        .Where(serializer => serializer.Family == SerializerFamily.Grid && serializer.Id.EndsWith("/compiled", StringComparison.Ordinal))
        .Select(serializer => serializer.Id[..serializer.Id.IndexOf('/')]);

    /// <summary>Ignite's generic accesses sort by name and dense's by width; hand-written code keeps the order of declaration.</summary>
    private static bool KeepsDeclaredOrder(string format) => !format.StartsWith("ignite", StringComparison.Ordinal) && format != "dense";

    private sealed class Compare(string format) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.Scenarios[0];
            T value = model.Create(scenario, seed: 1, count: 1)[0];
            string[] accesses = KeepsDeclaredOrder(format) ? [.. Generic, "handwritten", "generated"] : Generic;
            byte[][] messages = [.. accesses
                .Select(access => Catalog.BuiltIn.Find($"{format}/{access}")!.Bind(model).Codec)
                .OfType<ICodec<T>>()
                .Select(codec => Encode(codec, value))];
            Assert.All(messages, message => Assert.Equal(messages[0], message));
            return true;
        }

        private static byte[] Encode<T>(ICodec<T> codec, T value)
        {
            var buffer = new EncodeBuffer();
            codec.Encode(value, buffer);
            return buffer.ToArray();
        }
    }
}
