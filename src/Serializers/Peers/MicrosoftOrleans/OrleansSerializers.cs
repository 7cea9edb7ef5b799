using System.Collections.Concurrent;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Orleans.Serialization.Session;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

public static class OrleansSerializers
{
    private static readonly ConcurrentDictionary<Assembly, ServiceProvider> Containers = new();

    public static Orleans.Serialization.Serializer<T> Open<T>() => Container<T>().GetRequiredService<Orleans.Serialization.Serializer<T>>();

    // The calls of a session must not overlap.
    public static SerializerSession OpenSession<T>() => Container<T>().GetRequiredService<SerializerSessionPool>().GetSession();

    public static SerializerSession Emptied(SerializerSession session)
    {
        session.Reset();
        return session;
    }

    private static ServiceProvider Container<T>() => Containers
        .GetOrAdd(typeof(T).Assembly, static assembly =>
            new ServiceCollection().AddSerializer(builder => builder.AddAssembly(assembly)).BuildServiceProvider());
}
